import { describe, expect, it } from "vitest";
import { CONNECTIONS, userClient } from "./support/clients.ts";
import { json, type Reply, refusal, silence } from "./support/fake-service.ts";

const unfinished: Reply = () => new Response(new ReadableStream({}));

describe.each<[string, Reply]>([
  ["the service is silent", silence],
  ["the body is on its way", unfinished],
  ["the client pauses between attempts", refusal(409, "CONCURRENT_REQUEST")],
])("aborting while %s", (_, reply) => {
  it("rejects at once with an AbortError", async () => {
    const { client, clock, seen } = userClient([reply]);
    const controller = new AbortController();
    const call = client.GET(CONNECTIONS, { signal: controller.signal });
    await clock.advance(100);
    controller.abort();

    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await clock.advance(0);
    expect(clock.running()).toBe(0);
    expect(seen).toHaveLength(1);
  });

  it("rejects with the reason that was given", async () => {
    const { client, clock } = userClient([reply]);
    const controller = new AbortController();
    const call = client.GET(CONNECTIONS, { signal: controller.signal });
    await clock.advance(100);
    const reason = new Error("The user has left.");
    controller.abort(reason);

    await expect(call).rejects.toBe(reason);
  });
});

it("sends nothing when the signal was aborted before", async () => {
  const { client, seen, clock } = userClient([json([])]);
  const call = client.GET(CONNECTIONS, { signal: AbortSignal.abort() });

  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(seen).toEqual([]);
  expect(clock.running()).toBe(0);
});

it("tells the runtime to stop", async () => {
  const { client, clock, seen } = userClient([silence]);
  const controller = new AbortController();
  const call = client.GET(CONNECTIONS, { signal: controller.signal });
  await clock.advance(1);
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(seen[0]?.signal.aborted).toBe(true);
});

it("keeps the reason when the runtime rejects with something else", async () => {
  const listening: Reply = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(new TypeError("terminated"))));
  const { client, clock } = userClient([listening]);
  const controller = new AbortController();
  const call = client.GET(CONNECTIONS, { signal: controller.signal });
  await clock.advance(1);
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

it("leaves no listener on a signal that outlives the call", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<unknown>();
  signal.addEventListener = (_: string, listener: unknown) => listeners.add(listener);
  signal.removeEventListener = (_: string, listener: unknown) => listeners.delete(listener);
  const { client } = userClient([json([])]);
  await client.GET(CONNECTIONS, { signal });

  expect(listeners.size).toBe(0);
});
