import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "../step.ts";
import { CoverageError, type CoverageProblem } from "./coverage-error.ts";
import { findProof } from "./find-proof.ts";
import { listScenarios } from "./list-scenarios.ts";
import { listTests } from "./list-tests.ts";
import type { Proof } from "./proof.ts";
import { type Part, type Row, readPart } from "./read-part.ts";
import { type ProvenPart, type ProvenRow, writePage } from "./write-page.ts";

const PARTS = "packages/sandbox/coverage/*.yaml";
const PAGE = "packages/sandbox/COVERAGE.md";

/** Makes the page that says which test proves which rule. Throws a `CoverageError` when one proves nothing. */
export function makeCoverage(root: string): Files {
  const parts = globSync(PARTS, { cwd: root })
    .sort()
    .map((file) => readPart(file, readFileSync(join(root, file), "utf8")));
  return new Map([[PAGE, writePage(PAGE, prove(parts, [...listTests(root), ...listScenarios(root)]))]]);
}

export function prove(parts: readonly Part[], known: readonly Proof[]): ProvenPart[] {
  const problems: CoverageProblem[] = [];

  function proveRow(file: string, { rule, tests, line }: Row): ProvenRow {
    const proofs: Proof[] = [];
    for (const reference of tests) {
      const found = findProof(reference, known);
      if (typeof found === "string") problems.push({ file, line, problem: found });
      else proofs.push(found);
    }
    return { rule, proofs };
  }

  const proven = parts.map(({ file, title, sections }) => ({
    title,
    sections: sections.map((section) => ({
      title: section.title,
      rows: section.rows.map((row) => proveRow(file, row)),
    })),
  }));
  if (problems.length > 0) throw new CoverageError(problems);
  return proven;
}
