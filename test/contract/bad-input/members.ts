import type { OperationId } from "@svc/openapi";
import { validateRequest } from "@svc/openapi/validators";
import { listMembers } from "../list-members.ts";
import { requestExamples } from "./examples.ts";
import type { BadInput } from "./request.ts";

const DEEP = 10_000;
const LONG = 100_000;

/** JSON texts, since some of these cannot be written as values. */
const values: Readonly<Record<string, string>> = {
  null: "null",
  true: "true",
  false: "false",
  zero: "0",
  "a negative number": "-1",
  "a fraction": "0.5",
  "a number beyond all numbers": "1e999",
  "a number beyond exact integers": "-9007199254740993",
  "an empty string": '""',
  "a very long string": JSON.stringify("x".repeat(LONG)),
  "a string of digits without end": JSON.stringify("9".repeat(LONG)),
  "a list": "[]",
  "a list of strings": '["text"]',
  "an object": "{}",
  "an object that looks like a string": '{"length": 5, "toString": "text"}',
  "an object with a prototype": '{"__proto__": {"length": 5}}',
  "very deep lists": "[".repeat(DEEP) + "]".repeat(DEEP),
  "very deep objects": `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
};

/** Every member of every request that the description shows, set to what it must not be. */
export const wrongMembers: BadInput = (operation) => {
  const seen = new Set<string>();
  return requestExamples(operation).flatMap((example) =>
    listMembers(example).flatMap((place) =>
      Object.entries(values).flatMap(([name, value]) => {
        const body = replace(example, place, value);
        if (seen.has(body) || isDescribed(operation, body)) return [];
        seen.add(body);
        return [{ name: `${place} is ${name}`, code: "VALIDATION_FAILED", body }];
      }),
    ),
  );
};

function isDescribed(operation: OperationId, body: string): boolean {
  return validateRequest(operation, JSON.parse(body)).length === 0;
}

function replace(example: unknown, place: string, value: string): string {
  const marker = "the value goes here";
  const [, ...names] = place.split("/");
  return JSON.stringify(put(example, names, marker)).replace(JSON.stringify(marker), () => value);
}

function put(example: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  return { ...Object(example), [name]: put(Object(example)[name], rest, value) };
}
