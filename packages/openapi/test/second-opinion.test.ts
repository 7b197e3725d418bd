import { eventExamples, examples } from "@svc/openapi/examples";
import { validateEvent, validateRequest } from "@svc/openapi/validators";
import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries-of.ts";
import { mutationsOf } from "./mutations-of.ts";
import { fits } from "./plain-ajv.ts";

const schemas = {
  connectUser: "ConnectUserRequest",
  getRate: "GetRateRequest",
  createDepositAddress: "CreateDepositAddressRequest",
  getBalance: "GetBalanceRequest",
  listTransactions: "ListTransactionsRequest",
  createConnection: "CreateConnectionRequest",
  confirmConnection: "ConfirmConnectionRequest",
  resendOtp: "ResendOtpRequest",
  confirmCancellation: "ConfirmCancellationRequest",
} as const;

describe.each(entriesOf(schemas))("a broken request of %s", (operationId, schema) => {
  const mutations = Object.values(examples[operationId].requests).flatMap(mutationsOf);

  it("is judged as plain ajv judges it", () => {
    const ours = mutations.map((body) => validateRequest(operationId, body).length === 0);
    expect(ours).toEqual(mutations.map((body) => fits(schema, body)));
    expect(new Set(ours)).toContain(false);
  });
});

describe.each(entriesOf(eventExamples))("a broken event %s", (name, bodies) => {
  const required = Object.values(bodies).flatMap(mutationsOf);

  it("is refused whenever plain ajv refuses it", () => {
    const schema = `${name.charAt(0).toUpperCase()}${name.slice(1)}Event`;
    const refused = required.filter((body) => !fits(schema, body));
    expect(refused.length).toBeGreaterThanOrEqual(30);
    expect(refused.filter((body) => validateEvent(name, body).length === 0)).toEqual([]);
  });
});
