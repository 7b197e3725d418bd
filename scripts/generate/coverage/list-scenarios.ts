import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, parseDocument } from "yaml";
import type { Proof } from "./proof.ts";

const FILES = "test/contract/scenarios/*.yaml";

/** Finds every scenario. Its title is the one that the runner gives to its test. */
export function listScenarios(root: string): Proof[] {
  return globSync(FILES, { cwd: root })
    .sort()
    .flatMap((file) => readScenarios(file, readFileSync(join(root, file), "utf8")));
}

function readScenarios(file: string, text: string): Proof[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  const scenarios = isSeq(contents) ? contents.items.filter((item) => isMap(item)) : [];
  return scenarios.map((scenario) => ({
    title: `${scenario.get("operation")}: ${scenario.get("name")}`,
    within: [],
    file,
    line: lines.linePos(scenario.range?.[0] ?? 0).line,
  }));
}
