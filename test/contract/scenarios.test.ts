import { examples } from "@svc/openapi/examples";
import { describe, expect, it } from "vitest";
import { assertScenario } from "./check-scenario.ts";
import { documentedAnswer, loadCases, operationIds } from "./scenario.ts";
import { stateNames } from "./states/states.ts";

const ADD_SCENARIO = "Add a scenario for each of these to test/contract/scenarios/";

const cases = loadCases();
const covered = new Set(
  cases.flatMap(({ operation, expect: { status, example }, standsForAll }) =>
    (standsForAll ? operationIds : [operation]).map((id) => `${id} ${status} ${example}`),
  ),
);

describe("the scenarios", () => {
  it("leave no answer of the description out", () => {
    const documented = operationIds.flatMap((id) =>
      Object.entries<Readonly<Record<string, unknown>>>(examples[id].responses)
        .filter(([status]) => status !== "default")
        .flatMap(([status, named]) => Object.keys(named).map((name) => `${id} ${status} ${name}`)),
    );
    const lacking = documented.filter((answer) => !covered.has(answer));
    expect(lacking, `${ADD_SCENARIO} (operation, status, example of the answer)`).toEqual([]);
    expect(documented.length).toBeGreaterThan(0);
  });

  it("leave no answer to a request that reaches no call out", () => {
    const names = new Set(operationIds.flatMap((id) => Object.keys(Object(examples[id].responses).default ?? {})));
    const seen = new Set(cases.map(({ expect: { example } }) => example));
    expect([...names].filter((name) => !seen.has(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(0);
  });

  it("leave no request of the description out", () => {
    const used = new Set(
      cases.map(
        ({ operation, request }) => `${operation} ${request.example ?? Object.keys(examples[operation].requests)[0]}`,
      ),
    );
    const documented = operationIds.flatMap((id) => Object.keys(examples[id].requests).map((name) => `${id} ${name}`));
    const lacking = documented.filter((request) => !used.has(request));
    expect(lacking, `${ADD_SCENARIO} (operation, example of the request)`).toEqual([]);
  });

  it("expect only what the description documents", () => {
    expect(
      cases.filter(({ operation, expect: expected }) => documentedAnswer(operation, expected) === undefined),
    ).toEqual([]);
  });

  it("ask for states that exist, and for every one of them", () => {
    const asked = new Set(cases.map(({ given = "connected-user" }) => given));
    expect([...asked].sort()).toEqual([...stateNames].sort());
  });

  it("are refused when nobody would read a member", () => {
    const scenario = { operation: "getRate", name: "Slip", expect: { status: 200, example: "btc" } };
    expect(() => assertScenario("slip.yaml", scenario)).not.toThrow();
    expect(() => assertScenario("slip.yaml", { ...scenario, request: { boddy: {} } })).toThrow("boddy");
    expect(() => assertScenario("slip.yaml", { ...scenario, operation: "getRates" })).toThrow("operation");
  });

  it("have names that tell them apart", () => {
    const names = cases.map(({ operation, name }) => `${operation}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("say why when only one target can answer", () => {
    expect(cases.filter(({ only, because }) => (only === undefined) !== (because === undefined))).toEqual([]);
  });
});
