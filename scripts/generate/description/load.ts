import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { splitPointer } from "../../../openapi/lint/document/pointer.ts";
import { checkDescription } from "../check/description.ts";
import type { Components, Document } from "./openapi.ts";
import { DescriptionError, type Problem } from "./problem.ts";

/** A description as it was read, with what every step may need of it. */
export interface Description {
  /** Path of the file, relative to the repository. */
  readonly source: string;
  /** Its text, as written. */
  readonly text: string;
  /** Its content, as written. */
  readonly document: Document;
  /** Makes an error out of problems that a step finds. */
  readonly fail: (problems: readonly Problem[]) => DescriptionError;
}

const noComponents: Components = { schemas: {}, parameters: {}, responses: {}, examples: {}, pathItems: {} };

/** Reads a description and checks what the steps rely on. Throws a `DescriptionError` that lists all that is wrong. */
export function loadDescription(root: string, source: string): Description {
  const text = readFileSync(join(root, source), "utf8");
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines });
  const lineOf = (pointer: string): number | undefined => {
    const node = yaml.getIn(splitPointer(pointer), true);
    const offset = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
    return Array.isArray(offset) ? lines.linePos(offset[0]).line : undefined;
  };
  const fail = (problems: readonly Problem[]): DescriptionError => new DescriptionError(source, problems, lineOf);

  const [broken] = yaml.errors;
  // The first only: what a parser says after it lost its way is about places where nothing is wrong.
  if (broken !== undefined) {
    const message = `This is no YAML: ${broken.message.trimEnd()}`;
    throw new DescriptionError(source, [{ pointer: "", message }], () => broken.linePos?.[0].line);
  }
  const written: Document = yaml.toJS();
  const document = { ...written, components: { ...noComponents, ...written.components } };
  const problems = checkDescription(document);
  if (problems.length > 0) throw fail(problems);
  return { source, text, document, fail };
}
