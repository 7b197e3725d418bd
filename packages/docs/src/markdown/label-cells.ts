const TABLE = /^(?<indent> *)\|(?<head>.+)\|\n *\|(?:\s*:?-+:?\s*\|)+\n(?<rows>(?: *\|.+\|(?:\n|$))+)/gm;
/** A bar that is not escaped. */
const BAR = /(?<!\\)\|/;

/**
 * Repeats the head of each column, except the first, in its cells. Where a table would not fit, as on a phone, the
 * styles show its rows one below the other with these labels in front of the values; elsewhere the labels are hidden.
 */
export function labelCells(markdown: string): string {
  return markdown.replaceAll(TABLE, (table, ...parts) => {
    const { head, rows }: { head: string; rows: string } = parts.at(-1);
    const labels = head.split(BAR).map((label) => label.trim());
    return table.slice(0, table.length - rows.length) + rows.replaceAll(/^.+$/gm, (row) => labelRow(row, labels));
  });
}

function labelRow(row: string, labels: readonly string[]): string {
  const [indent = "", ...cells] = row.split(BAR);
  const labelled = cells.map((cell, column) => {
    const text = cell.trim();
    return column === 0 || text === "" ? cell : ` <span class="cell-label">${labels[column]}</span> ${text} `;
  });
  return [indent, ...labelled].join("|");
}
