import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type OperationId, operations } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { parse } from "yaml";
import { assertScenario } from "./check-scenario.ts";

/** What scenarios/README.md explains; the files are checked against it by check-scenario.ts. */
export interface Scenario {
  readonly operation: OperationId | "every" | "any";
  readonly name: string;
  readonly given?: string;
  readonly request?: ScenarioRequest;
  readonly expect: Expectation;
  readonly only?: "mock" | "sandbox";
  readonly because?: string;
}

export interface ScenarioRequest {
  readonly example?: string;
  readonly body?: unknown;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly key?: "none" | "unknown" | "other-kind";
  readonly signature?: "right" | "none" | "other-secret" | "old";
  readonly method?: string;
  readonly url?: string;
  readonly contentType?: string;
  readonly oversized?: boolean;
}

export interface Expectation {
  readonly status: number;
  readonly example: string;
  readonly match?: unknown;
  readonly places?: readonly string[];
}

/** One call that a test makes: a scenario with its operation settled. */
export interface Case extends Omit<Scenario, "operation"> {
  readonly operation: OperationId;
  /** `any`: it stands for every operation that documents the answer. */
  readonly standsForAll: boolean;
  readonly request: ScenarioRequest;
}

const folder = fileURLToPath(new URL("./scenarios/", import.meta.url));
export const operationIds = Object.keys(operations) as OperationId[];

export function loadCases(): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap(readScenarios)
    .flatMap(settleOperation);
}

function readScenarios(file: string): Scenario[] {
  const scenarios: unknown[] = parse(readFileSync(folder + file, "utf8"));
  return scenarios.map((scenario) => {
    assertScenario(file, scenario);
    return scenario;
  });
}

/** The example that the description gives for an answer, or undefined when the operation does not document it. */
export function documentedAnswer(operation: OperationId, { status, example }: Expectation): unknown {
  const responses: Readonly<Record<string, Readonly<Record<string, unknown>>>> = examples[operation].responses;
  return responses[status]?.[example] ?? responses.default?.[example];
}

export const takesBody = (operation: OperationId): boolean => Object.keys(examples[operation].requests).length > 0;

function settleOperation(scenario: Scenario): Case[] {
  const request = scenario.request ?? {};
  if (scenario.operation !== "every" && scenario.operation !== "any") {
    return [{ ...scenario, operation: scenario.operation, request, standsForAll: false }];
  }
  const needsBody = request.oversized || request.contentType !== undefined;
  const documenting = operationIds.filter(
    (id) => documentedAnswer(id, scenario.expect) !== undefined && (!needsBody || takesBody(id)),
  );
  const chosen = scenario.operation === "any" ? documenting.slice(0, 1) : documenting;
  return chosen.map((operation) => ({ ...scenario, operation, request, standsForAll: scenario.operation === "any" }));
}
