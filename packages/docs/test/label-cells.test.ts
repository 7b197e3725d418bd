import { expect, it } from "vitest";
import { labelCells } from "../src/markdown/label-cells.ts";

const label = (text: string): string => `<span class="cell-label">${text}</span>`;

it("puts the head of each column in front of its values, but for the first", () => {
  expect(labelCells("| Code | Status | To do |\n|---|:--:|---|\n| `A` | 400 | Wait. |\n| `B` | 409 | Stop. |\n")).toBe(
    `| Code | Status | To do |\n|---|:--:|---|\n| \`A\` | ${label("Status")} 400 | ${label("To do")} Wait. |\n| \`B\` | ${label("Status")} 409 | ${label("To do")} Stop. |\n`,
  );
});

it("finds tables within list items, up to the end of the text", () => {
  expect(labelCells("1. See:\n\n   | `a` | `b` |\n   | --- | --- |\n   | 1 | 2 |")).toContain(
    `   | 1 | ${label("`b`")} 2 |`,
  );
});

it("leaves empty cells empty", () => {
  expect(labelCells("| A | B |\n|---|---|\n| 1 |  |\n")).toContain("| 1 |  |");
});

it("knows a bar that belongs to a cell", () => {
  expect(labelCells("| A | B |\n|---|---|\n| x \\| y | z |\n")).toContain(`| x \\| y | ${label("B")} z |`);
});

it("leaves alone what is no table", () => {
  const text = "a | b\n\n```bash\necho 1 | cat\n```\n";
  expect(labelCells(text)).toBe(text);
});
