export function code(text: string): string {
  return `\`${text}\``;
}

/** Values as code, separated by commas. */
export function codes(values: readonly string[]): string {
  return values.map(code).join(", ");
}
