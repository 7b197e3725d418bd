import { examples } from "@svc/openapi/examples";
import type { CallInput } from "./callers.ts";
import { fill } from "./fill.ts";
import type { Case } from "./scenario.ts";
import type { Known, Target } from "./target.ts";

/** What the case sends. Members that come from a state are for the sandbox; the mock gets the example as it stands. */
export function buildInput(target: Target, testCase: Case, known: Known): CallInput {
  const { operation, request } = testCase;
  const { parameters } = examples[operation];
  return {
    body: buildBody(target, testCase, known),
    path: { ...parameters.path, ...settle(target, request.path, known) },
    query: { ...parameters.query, ...settle(target, request.query, known) },
    headers: target.ask(testCase),
  };
}

function buildBody(target: Target, { operation, request }: Case, known: Known): unknown {
  if (request.body !== undefined) return request.body;
  const requests: Readonly<Record<string, unknown>> = examples[operation].requests;
  const example = request.example === undefined ? Object.values(requests)[0] : requests[request.example];
  if (example === undefined && request.example !== undefined) {
    throw new Error(`${operation} has no request example ${request.example}`);
  }
  if (request.with === undefined || target.name === "mock") return example;
  return { ...Object(example), ...Object(fill(request.with, known.values)) };
}

function settle(target: Target, values: Readonly<Record<string, string>> = {}, known: Known): Record<string, string> {
  const usable = Object.entries(values).filter(([, value]) => target.name === "sandbox" || !value.startsWith("$"));
  return Object.fromEntries(usable.map(([name, value]) => [name, String(fill(value, known.values))]));
}
