import { combinations, errors, events, limits, operations, transitions } from "@svc/openapi";
import description from "@svc/openapi/svc.json" with { type: "json" };
import { expect, it } from "vitest";
import { readText } from "../support/workspace.ts";

const HOW_TO_ADD =
  "Write a test that proves it and name it in a row of packages/sandbox/coverage/*.yaml, then run `pnpm generate`";
const HOW_TO_REMOVE =
  "Correct or remove these rows of packages/sandbox/coverage/*.yaml, and what they speak of in the sandbox, then run `pnpm generate`";

/** The rules alone, without the links beside them. */
const rules = readText("packages/sandbox/COVERAGE.md")
  .split("\n")
  .map((line) => (line.startsWith("| ") ? (line.split(" | ")[0] ?? "") : line))
  .join("\n");

const schemas = Object.values<object>(description.components.schemas);
const members = new Set(
  schemas.flatMap((schema) => ("properties" in schema ? Object.keys(Object(schema.properties)) : [])),
);

const named = (names: readonly string[]) => names.map((name) => ({ name, text: `\`${name}\`` }));

it.each([
  ["operation", named(Object.keys(operations))],
  ["path", Object.values(operations).map(({ path }) => ({ name: path, text: path }))],
  [
    "error code",
    Object.entries(errors).map(([code, { status }]) => ({ name: `${status} ${code}`, text: `\`${code}\`` })),
  ],
  ["limit", named(Object.keys(limits))],
  ["event", named(Object.keys(events))],
  ["path of an event", Object.values(events).map(({ path }) => ({ name: path, text: path }))],
  ["currency that can be bought", named(Object.keys(combinations.buy))],
  ["currency that can be sold", named(Object.keys(combinations.sell))],
  ["currency that can be deposited", named(Object.keys(combinations.deposit))],
  [
    "change of status",
    Object.values(transitions).flatMap(({ rows }) =>
      rows.map(({ from, to }) => ({
        name: `${from} -> ${to}`,
        text: `${from === null ? "(none)" : `\`${from}\``} -> \`${to}\``,
      })),
    ),
  ],
  ["member of a request, answer or event", named([...members])],
])("every %s of the description has a row in the sandbox's coverage", (_kind, things) => {
  expect(things.length).toBeGreaterThan(0);
  const lacking = things.filter(({ text }) => !rules.includes(text)).map(({ name }) => name);
  expect(lacking, HOW_TO_ADD).toEqual([]);
});

it("the rows name nothing that the descriptions do not know any more", () => {
  const words = [...rules.matchAll(/`([A-Za-z_]+)`/g)].flatMap(([, word]) => word ?? []);
  const known = new Set(`${readText("openapi/svc.yaml")}${readText("openapi/sandbox.yaml")}`.match(/[A-Za-z_]+/g));
  expect(words.length).toBeGreaterThan(100);
  expect([...new Set(words.filter((word) => !known.has(word)))], HOW_TO_REMOVE).toEqual([]);
});
