/** What the `Prefer` header asks for. */
export interface Preference {
  readonly code?: string;
  readonly example?: string;
  /** Values made up from the schema instead of an example. */
  readonly dynamic: boolean;
}

/** Reads `code=409, example=DUPLICATE_NAME`, divided by commas or semicolons, quoted or not. Ignores other preferences, as RFC 7240 asks. */
export function readPrefer(header: string | readonly string[] | undefined): Preference {
  const pairs = [header ?? ""].flat().join(",").split(/[,;]/).map(readPair);
  const { code, example, dynamic } = Object.fromEntries(pairs);
  return { ...(code && { code }), ...(example && { example }), dynamic: dynamic === "true" };
}

function readPair(text: string): [name: string, value: string] {
  const [name = "", ...value] = text.split("=");
  return [
    name.trim().toLowerCase(),
    value
      .join("=")
      .trim()
      .replace(/^"(.*)"$/, "$1"),
  ];
}
