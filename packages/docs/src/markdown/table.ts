/** A Markdown table. Cells may hold inline Markdown; what would break out of a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function cell(text: string): string {
  return text
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}
