import type { Description } from "../description/load.ts";

const MARK = "by `pnpm generate`. Change the description, not this file.";

/** First lines of a generated module. */
export function header({ source }: Pick<Description, "source">): string {
  return `// Made from ${source} ${MARK}\n\n`;
}

export function isGenerated(text: string): boolean {
  return text.slice(0, text.indexOf("\n")).endsWith(MARK);
}
