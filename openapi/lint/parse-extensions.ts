export interface ExtensionSection {
  readonly name: string;
  /** JSON Pointers of the objects that may hold the field; `*` is one step, `**` any number. */
  readonly places: readonly string[];
  readonly schema: object;
}

const HEADING = /^## `(x-[\w-]+)`$/m;
const PLACES = /^- Stands on: (.+)$/m;
const SCHEMA = /^```json\n(.+?)^```$/ms;

/** Reads the sections of extensions.md: a heading with the name, a line with the places, a block with the JSON Schema. */
export function parseExtensions(markdown: string): ExtensionSection[] {
  const [, ...parts] = markdown.split(HEADING);
  return parts.flatMap((name, index) => (index % 2 === 0 ? [parseSection(name, parts[index + 1] ?? "")] : []));
}

function parseSection(name: string, text: string): ExtensionSection {
  const [, places] = PLACES.exec(text) ?? [];
  const [, schema] = SCHEMA.exec(text) ?? [];
  if (places === undefined) throw new Error(`extensions.md, ${name}: the line "- Stands on: ..." is missing.`);
  if (schema === undefined) throw new Error(`extensions.md, ${name}: the JSON Schema is missing.`);
  const pointers = [...places.matchAll(/`(\/[^`]*)`/g)].map(([, pointer = ""]) => pointer);
  if (pointers.length === 0) throw new Error(`extensions.md, ${name}: "Stands on" names no JSON Pointer.`);
  return { name, places: pointers, schema: JSON.parse(schema) };
}
