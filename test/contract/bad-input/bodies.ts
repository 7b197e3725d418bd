import { limits, type OperationId } from "@svc/openapi";
import { takesBody } from "../scenario.ts";
import { firstExample, requestExamples } from "./examples.ts";
import type { BadInput, BadRequest } from "./request.ts";

const encoder = new TextEncoder();
const DEEP = 200_000;

/** Texts that are no JSON, whatever was meant. */
const malformed: Readonly<Record<string, string>> = {
  "an open brace": "{",
  "a wrong bracket": '{"a": 1]',
  "a comma at the end": '{"a": 1,}',
  "single quotes": "{'a': 1}",
  "no quotes": "{a: 1}",
  "half a word": "nul",
  "not a number": "NaN",
  "an open string": '{"a": "b',
  "two values": "{} {}",
  "a comment": "{} // yes",
  "a line break in a string": '{"a": "b\nc"}',
  "an unknown escape": '{"a": "\\x41"}',
  "nothing but white space": " \n ",
  "a zero byte": "\u0000",
  "a form": "email=ana%40example.com",
  "a page": "<html><body>hello</body></html>",
  "very deep lists that do not end": "[".repeat(DEEP),
};

/** JSON, but no object. */
const notObjects: Readonly<Record<string, string>> = {
  null: "null",
  true: "true",
  "a number": "7",
  "a huge number": "1e999",
  "a string": '"text"',
  "an empty list": "[]",
  "a list of an object": "[{}]",
  "very deep lists": "[".repeat(DEEP) + "]".repeat(DEEP),
};

export const malformedBodies: BadInput = forBodies((operation) => [
  ...refusals(malformed),
  ...refusals(invalidUtf8(JSON.stringify(firstExample(operation)))),
]);

export const otherBodies: BadInput = forBodies((operation) => [
  ...refusals(notObjects),
  // What has no required member may also be left out as a whole.
  ...(requiredMembers(operation).length > 0 ? refusals({ nothing: "", "an empty object": "{}" }) : []),
]);

/** What looks like a member of the request is one of its prototype, or is overruled by a second one of the same name. */
export const trickyBodies: BadInput = forBodies((operation) => {
  const example = JSON.stringify(firstExample(operation));
  const [required] = requiredMembers(operation);
  if (required === undefined) return [];
  return refusals({
    "everything in __proto__": `{"__proto__": ${example}}`,
    "everything in constructor.prototype": `{"constructor": {"prototype": ${example}}}`,
    "a member twice, wrong the second time": `${example.slice(0, -1)}, ${JSON.stringify(required)}: {}}`,
  });
});

export const oversizedBodies: BadInput = forBodies((operation) => {
  const body = JSON.stringify({
    ...Object(firstExample(operation)),
    padding: "x".repeat(2 * limits.requestBodySize.value),
  });
  return [{ name: "2 MB", code: "PAYLOAD_TOO_LARGE", body }];
});

function forBodies(make: BadInput): BadInput {
  return (operation) => (takesBody(operation) ? make(operation) : []);
}

function refusals(bodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): BadRequest[] {
  return Object.entries(bodies).map(([name, body]) => ({ name, code: "VALIDATION_FAILED", body }));
}

/** Bytes that no text has, in front, within and at the end. */
function invalidUtf8(text: string): Record<string, Uint8Array<ArrayBuffer>> {
  const bytes = encoder.encode(text);
  const within = bytes.length - 2;
  return {
    "a stray continuation byte": Uint8Array.from([...bytes.slice(0, within), 0x80, ...bytes.slice(within)]),
    "an overlong slash": Uint8Array.from([...bytes.slice(0, within), 0xc0, 0xaf, ...bytes.slice(within)]),
    "half a surrogate pair": Uint8Array.from([...bytes.slice(0, within), 0xed, 0xa0, 0x80, ...bytes.slice(within)]),
    "UTF-16": new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer),
    "a byte that is never used": Uint8Array.from([0xff, ...bytes]),
  };
}

/** Members that every request example of the operation has. */
function requiredMembers(operation: OperationId): string[] {
  const [first = {}, ...others] = requestExamples(operation);
  return Object.keys(first).filter((name) => others.every((other) => Object.hasOwn(other, name)));
}
