import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import { CoverageError } from "./coverage-error.ts";

/** One statement of the specification in our words, with references to the tests that prove it. */
export interface Row {
  readonly rule: string;
  readonly tests: readonly string[];
  readonly line: number;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** One file: the rows of one part of the specification. */
export interface Part {
  readonly file: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Reads `{title, sections: {<title>: {<rule>: [<test>, ...]}}}`, keeping the line of each rule. */
export function readPart(file: string, text: string): Part {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: unknown) => lines.linePos((isScalar(node) && node.range?.[0]) || 0).line;
  const wrong = (line: number, problem: string) => new CoverageError([{ file, line, problem }]);

  const [error] = errors;
  if (error) throw wrong(error.linePos?.[0].line ?? 1, error.message);
  const sections = isMap(contents) ? contents.get("sections") : undefined;
  if (!isMap(contents) || !isMap(sections)) throw wrong(1, "A part has a title and sections.");

  return {
    file,
    title: String(contents.get("title")),
    sections: pairsOf(sections).map(([title, rows]) => {
      if (!isMap(rows)) throw wrong(lineOf(title), `The section "${title}" has no rows.`);
      return { title: String(title), rows: pairsOf(rows).map(([rule, tests]) => readRow(rule, tests)) };
    }),
  };

  function readRow(rule: Node, tests: unknown): Row {
    const references = isSeq(tests) ? tests.items.map(String) : [];
    if (references.length === 0) throw wrong(lineOf(rule), `No test proves "${rule}". Name one, or write it.`);
    return { rule: String(rule), tests: references, line: lineOf(rule) };
  }
}

function pairsOf(map: YAMLMap): [Node, unknown][] {
  return map.items.flatMap((pair): [Node, unknown][] =>
    isPair(pair) && isScalar(pair.key) ? [[pair.key, pair.value]] : [],
  );
}
