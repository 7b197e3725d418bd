import { splitPointer } from "../../openapi/lint/document/pointer.ts";
import { rules } from "../../openapi/lint/rules.ts";
import { runRule } from "../../openapi/lint/run-rule.ts";
import { readGood } from "./read-good.ts";

/** What to put at each JSON Pointer; `undefined` removes what stands there. */
export type Changes = Readonly<Record<string, unknown>>;

/** A function that changes the good description and tells what the rule finds then, as `pointer: message`. */
export function lintWith(name: string): (changes: Changes) => string[] {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`There is no rule ${name}.`);
  return (changes) => {
    const document = readGood();
    for (const [pointer, value] of Object.entries(changes)) put(document, splitPointer(pointer), value);
    return runRule(rule, document).map(({ message, place }) => `${place.pointer}: ${message}`);
  };
}

function put(holder: unknown, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (typeof holder !== "object" || holder === null) throw new Error(`There is nothing that could hold ${key}.`);
  if (rest.length > 0) put(Reflect.get(holder, key), rest, value);
  else if (value === undefined) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, value);
}
