import { operations } from "@svc/openapi";
import { validateResponse } from "@svc/openapi/validators";
import { expect } from "vitest";
import { fill } from "./fill.ts";
import { listMembers } from "./list-members.ts";
import type { Answer } from "./replay.ts";
import { type Case, documentedAnswer } from "./scenario.ts";
import type { Known, Target } from "./target.ts";

/** Holds the answer to the scenario and to the description. */
export function expectAnswer(target: Target, testCase: Case, known: Known, answer: Answer): void {
  const { operation, expect: expected } = testCase;
  const documented = documentedAnswer(operation, expected);
  expect(documented, `${operation} documents ${expected.status} ${expected.example}`).toBeDefined();
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected.status });
  expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
  expect(validateResponse(operation, answer.status, answer.body)).toEqual([]);

  if (answer.status >= 400)
    expect(answer.body).toMatchObject({ errorCode: expected.example, statusCode: answer.status });
  if (answer.clientCode !== undefined) expect(answer.clientCode).toBe(expected.example);
  if (expected.places) expect(placesOf(answer.body)).toEqual(expect.arrayContaining([...expected.places]));
  if (target.name === "mock" && !expected.places) expect(answer.body).toEqual(documented);
  if (target.name === "sandbox") expect(listMembers(answer.body).sort()).toEqual(listMembers(documented).sort());
  if (target.name === "sandbox" && expected.match !== undefined) {
    expect(answer.body).toMatchObject(Object(fill(expected.match, known.values)));
  }
  if (answer.status === 405) expect(answer.headers.get("allow")).toContain(operations[operation].method);
}

function placesOf(body: unknown): unknown[] {
  const details: unknown = Object(body).errorDetails;
  return Array.isArray(details) ? details.map((problem: unknown) => Object(problem).path) : [];
}
