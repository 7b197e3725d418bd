import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readText } from "../support/workspace.ts";
import { lintTexts, runRedocly, splitReports } from "./run-redocly.ts";

const good = readText("test/lint/good.yaml");
const apis = Object.keys(parse(readText("redocly.yaml")).apis);

interface Problem {
  readonly ruleId: string;
}

function change(find: string, replacement: string): string {
  expect(good).toContain(find);
  return good.replace(find, replacement);
}

it("finds nothing in the good description", async () => {
  const { exitCode, stdout } = await lintTexts([good], "json");
  expect(parse(stdout).problems).toEqual([]);
  expect(exitCode).toBe(0);
});

it("finds neither errors nor warnings in our own descriptions", async () => {
  const { exitCode, stdout } = await runRedocly(["lint", ...apis, "--format=json"]);
  expect(exitCode, "`pnpm lint:api` says more").toBe(0);
  const reports = splitReports(stdout).map((report) => parse(report));
  expect(reports.map(({ problems }) => problems)).toEqual(apis.map(() => []));
});

it("reports what our rules find, with its place", async () => {
  const { stdout } = await lintTexts([change("summary: Get a thing", "summary: Get a thing.")], "json");
  expect(parse(stdout).problems).toMatchObject([
    {
      ruleId: "svc/titles-are-sentence-case",
      severity: "error",
      message: '"Get a thing." ends like a sentence: remove the last character.',
      location: [{ pointer: "#/paths/~1things~1{id}/get/summary" }],
    },
  ]);
});

it("writes annotations for GitHub, with file and line", async () => {
  const { exitCode, stdout } = await lintTexts(
    [change("summary: Get a thing", "summary: Get a thing.")],
    "github-actions",
  );
  const line = good.split("\n").findIndex((text) => text.includes("summary: Get a thing")) + 1;
  expect(stdout).toMatch(
    new RegExp(`^::error title=svc/titles-are-sentence-case,file=.*api\\.yaml,line=${line},`, "m"),
  );
  expect(exitCode).toBe(1);
});

describe("relies on Redocly to find", () => {
  const mistakes = [
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
  ] as const;
  let reports: Problem[][];

  beforeAll(async () => {
    const texts = mistakes.map(([, find, replacement]) => change(find, replacement));
    const { stdout } = await lintTexts(texts, "json");
    reports = splitReports(stdout).map((report) => parse(report).problems);
    expect(reports).toHaveLength(mistakes.length);
  });

  it.each(mistakes.map(([what, , , rule], number) => ({ what, rule, number })))("$what", ({ rule, number }) => {
    expect(reports[number]?.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
