import { expect, it } from "vitest";
import { parse } from "yaml";
import { readText } from "../support/workspace.ts";
import { lintText, runRedocly } from "./run-redocly.ts";

const good = readText("test/lint/good.yaml");
const apis = Object.keys(parse(readText("redocly.yaml")).apis);

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer: string }[];
}

/** Changes the good description, and tells what Redocly finds then. */
async function lint(find: string, replacement: string): Promise<Problem[]> {
  expect(good).toContain(find);
  const { stdout } = await lintText(good.replace(find, replacement), "json");
  return parse(stdout).problems;
}

it("finds nothing in the good description", async () => {
  const { exitCode, stdout } = await lintText(good, "json");
  expect(parse(stdout).problems).toEqual([]);
  expect(exitCode).toBe(0);
});

it.each(apis)("finds neither errors nor warnings in our own description of %s", async (api) => {
  const { exitCode, stdout } = await runRedocly(["lint", api, "--format=json"]);
  expect(parse(stdout).problems).toEqual([]);
  expect(exitCode).toBe(0);
});

it("reports what our rules find, with its place", async () => {
  const problems = await lint("summary: Get a thing", "summary: Get a thing.");
  expect(problems).toMatchObject([
    {
      ruleId: "svc/titles-are-sentence-case",
      severity: "error",
      message: '"Get a thing." ends like a sentence: remove the last character.',
      location: [{ pointer: "#/paths/~1things~1{id}/get/summary" }],
    },
  ]);
});

it("writes annotations for GitHub, with file and line", async () => {
  const { exitCode, stdout } = await lintText(
    good.replace("summary: Get a thing", "summary: Get a thing."),
    "github-actions",
  );
  const line = good.split("\n").findIndex((text) => text.includes("summary: Get a thing")) + 1;
  expect(stdout).toMatch(
    new RegExp(`^::error title=svc/titles-are-sentence-case,file=.*api\\.yaml,line=${line},`, "m"),
  );
  expect(exitCode).toBe(1);
});

it.each([
  [
    "an example that does not fit its schema",
    'priceAmount: "12992"',
    'priceAmount: "129.92"',
    "no-invalid-media-type-examples",
  ],
  [
    "an example that fits no variant of a union",
    "form: SQUARE, side: LARGE",
    "form: OVAL, side: LARGE",
    "no-invalid-media-type-examples",
  ],
  [
    "an example with a member that is not described",
    "side: LARGE }",
    "side: LARGE, colour: red }",
    "no-invalid-media-type-examples",
  ],
  [
    "a value of a named scalar that does not fit",
    'examples: ["12992"]',
    'examples: ["129.92"]',
    "no-invalid-schema-examples",
  ],
  ["a parameter's example that does not fit", "example: t1", "example: 1", "no-invalid-parameter-examples"],
  [
    "a tag without a description",
    "name: Events\n    description: What happens to things.",
    "name: Events",
    "tag-description",
  ],
  [
    "a tag that nobody has declared",
    "tags: [Events]\n        summary",
    "tags: [Happenings]\n        summary",
    "operation-tag-defined",
  ],
  [
    "a component that nobody uses",
    "ThingId:",
    "Unused: { type: string, description: Not used., examples: [a] }\n    ThingId:",
    "no-unused-components",
  ],
  [
    "a reference that leads nowhere",
    "#/components/schemas/CallbackUrl",
    "#/components/schemas/CallbackUri",
    "no-unresolved-refs",
  ],
])("relies on Redocly to find %s", async (_what, find, replacement, rule) => {
  expect((await lint(find, replacement)).map(({ ruleId }) => ruleId)).toContain(rule);
});
