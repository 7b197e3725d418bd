import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { readText } from "../../../test/support/workspace.ts";
import * as catalogues from "../src/index.ts";
import * as validators from "../src/validators.ts";

const [, example = ""] = /```ts\n(.*?)```/s.exec(readText("packages/openapi/README.md")) ?? [];
// The value stands in a comment behind the expression or below it.
const lines = [...example.matchAll(/^(.+);\s*\/\/ (.+)$/gm)].map(
  ([, expression = "", value = ""]) => [expression, value] as const,
);

it.each(lines)("the README is right about %s", (expression, value) => {
  expect(runInNewContext(expression, { ...catalogues, ...validators })).toEqual(runInNewContext(value));
});

it("the README shows catalogues and validators", () => {
  expect(lines).toHaveLength(4);
});
