import { operations } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { validateResponse } from "@svc/openapi/validators";
import { expect, it } from "vitest";
import { findFaults } from "./bad-input/find-faults.ts";
import { type Surroundings, send } from "./bad-input/send.ts";
import { connectActor } from "./world/actor.ts";
import { useWorld } from "./world/use-world.ts";

const { buyBtcToAddress, sellOnChainToBeneficiary } = examples.createConnection.requests;
const { emailOnly } = examples.connectUser.requests;
const DEEP = 100_000;

const world = useWorld();

/** Odd, but nothing that the description forbids. */
it.each([
  ["createConnection", "a name in another script", { ...buyBtcToAddress, name: "儲蓄 مدخرات" }],
  ["createConnection", "a name of fifty emoji", { ...buyBtcToAddress, name: "🪙".repeat(50) }],
  ["createConnection", "a name that is markup", { ...buyBtcToAddress, name: "<script>alert(1)</script>" }],
  ["createConnection", "a name that is SQL", { ...buyBtcToAddress, name: "'; DROP TABLE connections; --" }],
  ["createConnection", "a name of a prototype", { ...buyBtcToAddress, name: "__proto__" }],
  ["connectUser", "a reference of a constructor", { ...emailOnly, ref: "constructor" }],
  ["listTransactions", "dates in the wrong order", { startDate: 2, endDate: 1 }],
  ["listTransactions", "a date beyond all dates", { startDate: 1e300 }],
  ["listTransactions", "a date beyond 64 bits", { endDate: 2 ** 64 }],
  ["listTransactions", "a page far behind the last", { offset: "999999999" }],
  ["getBalance", "members that nobody knows", { currency: "EUR", brandNew: { deep: [1] } }],
] as const)("%s takes %s", async (operation, _, body) => {
  const response = await send(await surround(), operation, { ...REQUEST, body: JSON.stringify(body) });
  expect(validateResponse(operation, response.status, await response.json())).toEqual([]);
  expect(response.status).toBe(operations[operation].success);
});

it.each([
  ["deep lists", `{"currency": "EUR", "x": ${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`],
  [
    "a prototype",
    '{"currency": "EUR", "__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
  ],
  ["the same member again, right the second time", '{"currency": 7, "currency": "EUR"}'],
])("a body that also holds %s leaves no trace", async (_, body) => {
  const response = await send(await surround(), "getBalance", { ...REQUEST, body });
  expect(await response.json()).toEqual({ balance: "0" });
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

/** No database keeps every text, and none of these is one that a person has typed. */
it.each([
  ["createConnection", "a name with a zero", { ...buyBtcToAddress, name: "a\u0000b" }],
  ["createConnection", "a name of half characters", { ...buyBtcToAddress, name: "\ud800\ud800" }],
  [
    "createConnection",
    "a beneficiary with a zero",
    { ...sellOnChainToBeneficiary, beneficiary: { ...sellOnChainToBeneficiary.beneficiary, name: "A\u0000B" } },
  ],
  ["connectUser", "a reference with a zero", { ...emailOnly, ref: "a\u0000b" }],
  ["confirmConnection", "a challenge with a zero", { challengeId: "a\u0000b", verificationCode: "123456" }],
] as const)("%s refuses %s", async (operation, name, body) => {
  const bad = { ...REQUEST, name, body: JSON.stringify(body) };
  expect(await findFaults(operation, bad, await send(await surround(), operation, bad))).toEqual([]);
});

const REQUEST = { name: "an odd request", code: "VALIDATION_FAILED" } as const;

async function surround(): Promise<Surroundings> {
  const { sandbox } = world();
  const { apiKey } = await connectActor(world(), "bo@example.com");
  const { masterKey, apiSecret } = sandbox.application;
  return { url: sandbox.url, keys: { masterKey, apiSecret, userKey: apiKey }, fetch: sandbox.fetch };
}
