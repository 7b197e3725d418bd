import { dirname, relative } from "node:path";
import type { Proof } from "./proof.ts";

export interface ProvenRow {
  readonly rule: string;
  readonly proofs: readonly Proof[];
}

export interface ProvenPart {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly rows: readonly ProvenRow[] }[];
}

const INTRODUCTION = [
  "<!-- Made from packages/sandbox/coverage/ by `pnpm generate`. Change the rows there, not this file. -->",
  "# What the sandbox does, row by row",
  `Every statement about the service, and the tests that prove that the sandbox keeps to it. Tests of the sandbox run on
SQLite and on PostgreSQL; scenarios run on the mock too. A link with \`$\` or \`%\` in it leads to a table of tests.`,
];

/** Writes the page; links are relative to it. */
export function writePage(page: string, parts: readonly ProvenPart[]): string {
  const chapters = parts.flatMap(({ title, sections }) => [
    `## ${title}`,
    ...sections.flatMap((section) => [`### ${section.title}`, writeTable(dirname(page), section.rows)]),
  ]);
  return `${[...INTRODUCTION, writeContents(parts), ...chapters].join("\n\n")}\n`;
}

function writeContents(parts: readonly ProvenPart[]): string {
  return parts
    .map(({ title, sections }) => {
      const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
      return `- [${title}](#${slug(title)}): ${count} rows`;
    })
    .join("\n");
}

/** As GitHub makes the name of a heading's anchor. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}

function writeTable(folder: string, rows: readonly ProvenRow[]): string {
  const lines = rows.map(({ rule, proofs }) => {
    const links = proofs.map((proof) => writeLink(folder, proof)).join("<br>");
    return `| ${rule.replaceAll("|", "\\|")} | ${links} |`;
  });
  return ["| Rule | Proved by |", "| --- | --- |", ...lines].join("\n");
}

function writeLink(folder: string, { title, file, line }: Proof): string {
  return `[${escapeMarkdown(title)}](${relative(folder, file)}#L${line})`;
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|$~]/g, "\\$&");
}
