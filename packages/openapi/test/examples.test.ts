import { errors, operations } from "@svc/openapi";
import { eventExamples, examples } from "@svc/openapi/examples";
import { validateEvent, validateParameters, validateRequest, validateResponse } from "@svc/openapi/validators";
import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries-of.ts";
import { fittingVariants, unionOf } from "./plain-ajv.ts";

describe.each(entriesOf(examples))("examples of %s", (operationId, { parameters, requests, responses }) => {
  it("have parameters that fit", () => {
    expect(validateParameters(operationId, parameters)).toEqual([]);
  });

  it.each(Object.entries(requests))("have a request %s that fits", (_name, body) => {
    expect(validateRequest(operationId, body)).toEqual([]);
  });

  it.each(answersOf(responses))("have an answer %s %s that fits", (status, _name, body) => {
    expect(validateResponse(operationId, status, body)).toEqual([]);
  });

  it("show every code that the call can be refused with", () => {
    const shown = answersOf(responses).map(([, name]) => name);
    expect(shown).toEqual(expect.arrayContaining(Object.values(operations[operationId].errors).flat()));
  });
});

describe.each(entriesOf(eventExamples))("examples of the event %s", (name, bodies) => {
  it.each(Object.entries(bodies))("have a body %s that fits", (_name, body) => {
    expect(validateEvent(name, body)).toEqual([]);
  });
});

it.each([
  ["ConnectUserRequest", examples.connectUser.requests],
  ["ConnectUserResponse", examples.connectUser.responses["200"]],
  ["CreateDepositAddressRequest", examples.createDepositAddress.requests],
  ["CreateConnectionRequest", examples.createConnection.requests],
  ["Cancellation", examples.cancelStandingOrder.responses["200"]],
  ["ConnectionStatusEvent", eventExamples.connectionStatus],
])("%s: an example for every variant, and one variant for every example", (union, bodies) => {
  const fitting = Object.values(bodies).map((body) => fittingVariants(union, body));
  expect(fitting.filter((variants) => variants.length !== 1)).toEqual([]);
  expect(new Set(fitting.flat())).toEqual(new Set(unionOf(union)));
});

/** Status, name and body of each; the examples of `default` have the status of their error code. */
function answersOf(responses: Readonly<Record<string, object>>): [number, string, unknown][] {
  const statuses: Readonly<Record<string, { readonly status: number }>> = errors;
  return Object.entries(responses).flatMap(([status, bodies]) =>
    Object.entries(bodies).map(([name, body]): [number, string, unknown] => [
      status === "default" ? (statuses[name]?.status ?? 0) : Number(status),
      name,
      body,
    ]),
  );
}
