import ts from "typescript";
import { rewordTypes } from "./messages.ts";

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/** What ajv writes and nobody reads, and what to put in its place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^"use strict";$/m, ""],
  // Every fault is collected in seven lines, which say no more than two.
  [/^const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\n.*\n\}\nelse \{\n.*\n\}$/gm, "(vErrors ??= []).push($2);"],
  // The tables at the end of the module refer to the functions themselves.
  [/^export const \w+ = validate\d+;$/gm, ""],
  // A fault is a place, a keyword and a message; the name of a member that is missing or too much belongs to the place.
  [new RegExp(`schemaPath:${TEXT},`, "g"), ""],
  [new RegExp(String.raw`params:\{(?!missingProperty|additionalProperty)(?:[^"{}]|${TEXT})*\},`, "g"), ""],
  // Only dynamic references and user-defined keywords look at what surrounds the data.
  [/, parentData, parentDataProperty, rootData=data\}=\{\}/g, "}={}"],
  [new RegExp(String.raw`,parentData(?::\w+)?,parentDataProperty(?::(?:\w+|${TEXT}))?,rootData\}`, "g"), "}"],
  [/^const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm, "const $1 = length;"],
];

/** Makes ajv's output readable: functions under the names of their schemas, one statement per line, indented. */
export function tidy(code: string, functions: ReadonlyMap<string, string>): string {
  const replaced = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code);
  const named = rewordTypes(replaced).replace(/\bvalidate\d+\b/g, (name) => functions.get(name) ?? name);
  const needed = dropUnused(named);
  const foreign = /require\("([^"]+)"\)/.exec(needed);
  if (foreign) throw new Error(`a keyword needs ${foreign[1]} at run time, which the generated code cannot load`);
  return print(needed);
}

/** ajv keeps the source of each schema as a constant, needed or not. */
function dropUnused(code: string): string {
  return code.replace(/^const (schema\d+) = .*$/gm, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : "",
  );
}

function print(code: string): string {
  const source = ts.createSourceFile("validators.js", code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.JS);
  return ts.createPrinter().printFile(source);
}
