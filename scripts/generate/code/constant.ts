import { literal } from "./literal.ts";

/** An exported constant whose type is as narrow as its value. */
export function constant(name: string, comment: string, value: unknown): string {
  return `/** ${comment} */\nexport const ${name} = ${literal(value)} as const;\n`;
}
