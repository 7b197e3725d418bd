import { inspect } from "node:util";
import { expect, it } from "vitest";
import { API_SECRET, CONNECT, MASTER_KEY, partnerClient, RATE_REQUEST, RATES } from "./support/clients.ts";
import { json, type Reply, silence, text } from "./support/fake-service.ts";

const BODY = { email: "ana@example.com", callback: "https://partner.example/hooks" };

/** Everything that a log or a crash report could show of a value. */
function everythingOf(value: unknown): string {
  const details = value instanceof Error ? [value.message, value.stack, String(value)] : [];
  return [inspect(value, { depth: 20, showHidden: true, getters: true }), JSON.stringify(value), ...details].join("\n");
}

function expectNoSecret(value: unknown): void {
  expect(everythingOf(value)).not.toContain(MASTER_KEY);
  expect(everythingOf(value)).not.toContain(API_SECRET);
}

const talkative = { key: MASTER_KEY, nested: [{ text: `secret=${API_SECRET}` }], plain: "fine" };

it("shows no secret when the client is inspected", () => {
  expectNoSecret(partnerClient([json({})], { apiSecret: API_SECRET }).client);
});

it("takes secrets out of what a server repeats in its error", async () => {
  const body = { message: `Unknown key ${MASTER_KEY}`, errorCode: "API_KEY_INVALID", errorDetails: talkative };
  const { client } = partnerClient([json(body, 403)], { apiSecret: API_SECRET });
  const { error } = await client.POST(CONNECT, { body: BODY });

  expectNoSecret(error);
  expect(error?.message).toBe("Unknown key [secret]");
  expect(error?.details).toEqual({ key: "[secret]", nested: [{ text: "secret=[secret]" }], plain: "fine" });
});

it("leaves texts alone that contain a dummy key", async () => {
  const { client } = partnerClient([json({ message: "Not a test." }, 403)], { apiKey: "test", apiSecret: "not" });
  const { error } = await client.POST(RATES, { body: RATE_REQUEST });

  expect(error?.message).toBe("Not a test.");
});

it("leaves the page of a proxy out of the error", async () => {
  const { client } = partnerClient([text(`<pre>api-key: ${MASTER_KEY}</pre>`, 400)]);
  const { error } = await client.POST(RATES, { body: RATE_REQUEST });

  expectNoSecret(error);
  expect(everythingOf(error)).not.toContain("<pre>");
});

it("takes secrets out of what fetch throws, and keeps none of its members", async () => {
  const leaky: Reply = () => {
    const cause = Object.assign(new Error(`refused for ${API_SECRET}`), { request: talkative });
    throw Object.assign(new Error(`fetch failed with ${MASTER_KEY}`, { cause }), { config: talkative });
  };
  const { client } = partnerClient([leaky], { apiSecret: API_SECRET });
  const error: unknown = await client.POST(CONNECT, { body: BODY }).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({
    name: "SvcNetworkError",
    message: "connectUser: no answer (Error: fetch failed with [secret]: Error: refused for [secret])",
  });
  expectNoSecret(error);
});

it.each<[string, Reply]>([
  ["a timeout", silence],
  ["an unreadable answer", text(MASTER_KEY, 200)],
])("shows none in the error of %s", async (_, reply) => {
  const { client, clock } = partnerClient([reply], { apiSecret: API_SECRET });
  const call = client.POST(CONNECT, { body: BODY });
  const error: unknown = await clock.finish(call).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(Error);
  expectNoSecret(error);
});
