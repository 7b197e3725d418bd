const LINE_WIDTH = 120;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Text that a literal takes over as it is, such as the name of a constant. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Prints data as a TypeScript literal: on one line where it fits, with bare member names where they may be. */
export function literal(value: unknown, indent = ""): string {
  if (value instanceof Code) return value.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const parts = (inner: string): string[] =>
    Array.isArray(value)
      ? value.map((item) => literal(item, inner))
      : Object.entries(value)
          .filter(([, item]) => item !== undefined)
          .map(([name, item]) => `${memberName(name)}: ${literal(item, inner)}`);

  const inner = `${indent}  `;
  const lines = parts(inner);
  if (lines.length === 0) return open.trim() + close.trim();
  const line = `${open}${lines.join(", ")}${close}`;
  if (!line.includes("\n") && indent.length + line.length <= LINE_WIDTH - 20) return line;
  return `${open.trim()}\n${lines.map((part) => `${inner}${part},\n`).join("")}${indent}${close.trim()}`;
}

export function memberName(name: string): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

/** A union of string literals. */
export function union(names: readonly string[]): string {
  return names.length === 0 ? "never" : names.map((name) => JSON.stringify(name)).join(" | ");
}
