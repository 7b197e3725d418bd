import { operations } from "@svc/openapi";
import type { Scenario } from "./scenario.ts";

const MEMBERS = ["operation", "name", "given", "request", "expect", "only", "because"];
const REQUEST_MEMBERS = [
  ...["example", "body", "with", "path", "query", "key", "signature"],
  ...["method", "url", "contentType", "oversized"],
];
const EXPECT_MEMBERS = ["status", "example", "match", "places"];
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  key: [undefined, "none", "unknown", "other-kind"],
  signature: [undefined, "right", "none", "other-secret", "old"],
  only: [undefined, "mock", "sandbox"],
};

/** Refuses what nobody would read: a member with a slip of the pen in its name would make a scenario expect nothing. */
export function assertScenario(file: string, value: unknown): asserts value is Scenario {
  const { operation, name, request = {}, expect, only } = Object(value);
  const problems = [
    ...strangersIn(value, MEMBERS),
    ...strangersIn(request, REQUEST_MEMBERS),
    ...strangersIn(expect, EXPECT_MEMBERS),
    ...wrongChoices({ key: request.key, signature: request.signature, only }),
  ];
  if (typeof name !== "string") problems.push("name");
  if (operation !== "every" && operation !== "any" && !Object.hasOwn(operations, operation)) problems.push("operation");
  if (!Number.isInteger(expect?.status) || typeof expect?.example !== "string") problems.push("expect");
  if (problems.length > 0) throw new Error(`${file}, ${name}: ${problems.join(", ")} cannot be understood`);
}

function strangersIn(value: unknown, known: readonly string[]): string[] {
  return Object.keys(Object(value)).filter((member) => !known.includes(member));
}

function wrongChoices(values: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(values).filter((name) => !CHOICES[name]?.includes(values[name]));
}
