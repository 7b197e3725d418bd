import { describe, expect, it } from "vitest";
import { SvcTimeoutError } from "../src/index.ts";
import { BUY, CONNECTIONS, RATE_REQUEST, RATES, userClient } from "./support/clients.ts";
import { json, type Reply, silence, text } from "./support/fake-service.ts";

/** Sends the headers and then nothing. */
const unfinished: Reply = () =>
  new Response(new ReadableStream({}), { headers: { "content-type": "application/json" } });

describe.each<[string, Reply]>([
  ["no answer", silence],
  ["a body without an end", unfinished],
])("with %s", (_, reply) => {
  it("an attempt that creates ends at its limit", async () => {
    const { client, clock, seen } = userClient([reply], { timeout: { attemptMs: 3000 } });
    const call = clock.finish(client.POST(CONNECTIONS, { body: BUY }));

    await expect(call).rejects.toBeInstanceOf(SvcTimeoutError);
    await expect(call).rejects.toMatchObject({
      name: "SvcTimeoutError",
      operation: "createConnection",
      scope: "attempt",
      limitMs: 3000,
      message: "createConnection: the attempt took longer than 3000 ms",
    });
    expect(seen).toHaveLength(1);
  });

  it("an attempt that reads is repeated", async () => {
    const { client, clock, seen } = userClient([reply, json({ price: "1" })]);
    const { data } = await clock.finish(client.POST(RATES, { body: RATE_REQUEST }));

    expect(data).toEqual({ price: "1" });
    expect(seen).toHaveLength(2);
  });

  it("the call ends at its limit, whatever is left of attempts", async () => {
    const { client, clock, seen } = userClient([reply], {
      timeout: { attemptMs: 4000, callMs: 10_000 },
      retry: { limit: 9 },
      random: () => 0,
    });
    const start = clock.now();
    const call = clock.finish(client.POST(RATES, { body: RATE_REQUEST }));

    await expect(call).rejects.toMatchObject({ name: "SvcTimeoutError", scope: "call", limitMs: 10_000 });
    expect(seen).toHaveLength(3);
    expect(clock.now() - start).toBe(10_000);
  });
});

it("tells the runtime to stop when an attempt has taken too long", async () => {
  const { client, clock, seen } = userClient([silence]);
  await expect(clock.finish(client.POST(CONNECTIONS, { body: BUY }))).rejects.toBeInstanceOf(SvcTimeoutError);

  expect(seen[0]?.signal.aborted).toBe(true);
});

it("has limits of 15 seconds for an attempt and 60 for a call when nothing is said", async () => {
  const { client, clock } = userClient([json([])]);
  await client.GET(CONNECTIONS);

  expect(clock.delays).toEqual([60_000, 15_000]);
});

it("can be set anew for a single call", async () => {
  const { client, clock } = userClient([json([])], { timeout: { attemptMs: 1, callMs: 2 } });
  await client.GET(CONNECTIONS, { timeout: { callMs: 30_000 } });

  expect(clock.delays).toEqual([30_000, 15_000]);
});

it.each([
  ["switched off", false],
  ["without end", { attemptMs: Number.POSITIVE_INFINITY, callMs: Number.POSITIVE_INFINITY }],
  ["longer than timers can be", { attemptMs: 2 ** 31, callMs: 2 ** 40 }],
] as const)("starts no timer when the limits are %s", async (_, timeout) => {
  const { client, clock } = userClient([json([])], { timeout });
  await client.GET(CONNECTIONS);

  expect(clock.delays).toEqual([]);
});

it.each<[string, Reply]>([
  ["an answer", json([])],
  ["a refusal", text(null, 404)],
  ["an unreadable answer", text("", 200)],
])("leaves no timer running after %s", async (_, reply) => {
  const { client, clock } = userClient([reply]);
  await client.GET(CONNECTIONS).catch(() => undefined);

  expect(clock.running()).toBe(0);
});
