import { describe, expect, it } from "vitest";
import { SvcNetworkError } from "../src/index.ts";
import { BUY, CONNECTIONS, RATE_REQUEST, RATES, userClient } from "./support/clients.ts";
import { broken, json, type Reply, refusal, text } from "./support/fake-service.ts";

type Replies = [Reply, ...Reply[]];

/** Without limits of time, every delay that the clock is asked for is a pause between attempts. */
const UNLIMITED = { timeout: false } as const;

const done = json({ svcLink: {} }, 202);

/** Sends a call that only reads. */
async function read(replies: Replies, options: Parameters<typeof userClient>[1] = {}) {
  const { client, clock, seen } = userClient(replies, { ...UNLIMITED, ...options });
  const result = await clock.finish(client.POST(RATES, { body: RATE_REQUEST }));
  return { result, pauses: clock.delays, attempts: seen.length };
}

/** Sends a call that creates. */
async function create(replies: Replies, options: Parameters<typeof userClient>[1] = {}) {
  const { client, clock, seen } = userClient(replies, { ...UNLIMITED, ...options });
  const result = await clock.finish(client.POST(CONNECTIONS, { body: BUY }));
  return { result, pauses: clock.delays, attempts: seen.length };
}

describe("which failures are repeated", () => {
  it.each<[string, Reply]>([
    ["CONCURRENT_REQUEST", refusal(409, "CONCURRENT_REQUEST")],
    ["RATE_LIMITED", refusal(429, "RATE_LIMITED")],
    ["a gateway's 429", text("slow down", 429)],
  ])("%s is, whatever the call does", async (_, reply) => {
    expect((await create([reply, done])).attempts).toBe(2);
    expect((await read([reply, done])).attempts).toBe(2);
  });

  it.each<[string, Reply]>([
    ["INTERNAL_ERROR", refusal(500, "INTERNAL_ERROR")],
    ["a gateway's 502", text("<h1>Bad Gateway</h1>", 502)],
    ["a gateway's empty 503", text(null, 503)],
  ])("%s is only when the call reads: another one may have taken effect", async (_, reply) => {
    expect((await create([reply, done])).attempts).toBe(1);
    expect((await read([reply, done])).attempts).toBe(2);
  });

  it.each<[string, Reply]>([
    ["DUPLICATE_NAME", refusal(409, "DUPLICATE_NAME")],
    ["TOO_MANY_PENDING_BRINGIN_LINKS, in spite of its 429", refusal(429, "TOO_MANY_PENDING_BRINGIN_LINKS")],
    ["VALIDATION_FAILED", refusal(400, "VALIDATION_FAILED")],
    ["a code that nobody knows", refusal(503, "SOMETHING_NEW")],
    ["a code that is the name of something else", refusal(429, "constructor")],
    ["a gateway's 404", text("<h1>Not Found</h1>", 404)],
  ])("%s never is", async (_, reply) => {
    expect((await create([reply, done])).attempts).toBe(1);
    expect((await read([reply, done])).attempts).toBe(1);
  });

  it("a broken connection is when the call reads", async () => {
    const { result, attempts } = await read([broken(), broken(), json({ price: "1" })]);

    expect(result.data).toEqual({ price: "1" });
    expect(attempts).toBe(3);
  });

  it("a broken connection is not when the call creates", async () => {
    const { client, clock, seen } = userClient([broken(), done], UNLIMITED);
    const call = clock.finish(client.POST(CONNECTIONS, { body: BUY }));

    await expect(call).rejects.toBeInstanceOf(SvcNetworkError);
    expect(seen).toHaveLength(1);
  });

  it("a body that breaks off is when the call reads", async () => {
    const cut: Reply = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }));

    expect((await read([cut, json({ price: "1" })])).attempts).toBe(2);
  });
});

describe("the pause before the next attempt", () => {
  it("is a random part of a span that doubles", async () => {
    const { pauses } = await read([text(null, 503)], { retry: { limit: 4, baseDelayMs: 500 }, random: () => 0.5 });

    expect(pauses).toEqual([250, 500, 1000, 2000]);
  });

  it("reaches from nothing to nearly the span", async () => {
    expect((await read([text(null, 503), json({})], { random: () => 0 })).pauses).toEqual([0]);
    expect((await read([text(null, 503), json({})], { random: () => 0.999 })).pauses).toEqual([499.5]);
  });

  it("is never longer than the longest that is allowed", async () => {
    const { pauses } = await read([text(null, 503)], {
      retry: { limit: 3, baseDelayMs: 900, maxDelayMs: 1000 },
      random: () => 0.9,
    });

    expect(pauses).toEqual([810, 1000, 1000]);
  });

  it("is at least what the catalogue asks for", async () => {
    expect((await create([refusal(409, "CONCURRENT_REQUEST"), done], { random: () => 0 })).pauses).toEqual([2000]);
    expect((await create([refusal(409, "CONCURRENT_REQUEST"), done], { random: () => 0.5 })).pauses).toEqual([2250]);
  });

  it.each([
    ["seconds", "4"],
    ["a date", "Thu, 01 Jan 2026 00:00:04 GMT"],
  ])("is at least what Retry-After asks for in %s", async (_, value) => {
    const { pauses } = await create([refusal(429, "RATE_LIMITED", { "retry-after": value }), done], {
      random: () => 0,
    });

    expect(pauses).toEqual([4000]);
  });

  it("is not made when the service asks for a longer one than is allowed: the error is handed over", async () => {
    const { result, attempts, pauses } = await create([refusal(400, "RECENTLY_FAILED_IBAN"), done]);

    expect(result.error).toMatchObject({ code: "RECENTLY_FAILED_IBAN", retryAfter: 600 });
    expect({ attempts, pauses }).toEqual({ attempts: 1, pauses: [] });
  });

  it("is not made when the call's limit of time would end it: the error is handed over", async () => {
    const { client, clock, seen } = userClient([refusal(409, "CONCURRENT_REQUEST")], { timeout: { callMs: 2000 } });
    const { error } = await clock.finish(client.POST(CONNECTIONS, { body: BUY }));

    expect(error?.code).toBe("CONCURRENT_REQUEST");
    expect(seen).toHaveLength(1);
  });
});

describe("the number of attempts", () => {
  it("is three when nothing is said", async () => {
    const { result, attempts } = await create([refusal(409, "CONCURRENT_REQUEST")]);

    expect(result.error?.code).toBe("CONCURRENT_REQUEST");
    expect(attempts).toBe(3);
  });

  it("is one more than the limit", async () => {
    expect((await create([refusal(409, "CONCURRENT_REQUEST")], { retry: { limit: 1 } })).attempts).toBe(2);
    expect((await create([refusal(409, "CONCURRENT_REQUEST")], { retry: { limit: 0 } })).attempts).toBe(1);
  });

  it("is one when retrying is switched off", async () => {
    expect((await create([refusal(409, "CONCURRENT_REQUEST")], { retry: false })).attempts).toBe(1);
  });

  it("can be set anew for a single call", async () => {
    const { client, clock, seen } = userClient([text(null, 503)], { ...UNLIMITED, retry: { limit: 5 } });
    await clock.finish(client.GET(CONNECTIONS, { retry: false }));
    expect(seen).toHaveLength(1);

    await clock.finish(client.GET(CONNECTIONS, { retry: { limit: 1 } }));
    expect(seen).toHaveLength(3);
  });
});

it("sends the same bytes on every attempt, even when the caller has changed the body meanwhile", async () => {
  const body = { ...BUY, name: "Savings" };
  const { client, clock, seen } = userClient([refusal(409, "CONCURRENT_REQUEST"), done], UNLIMITED);
  const call = client.POST(CONNECTIONS, { body });
  body.name = "Other";
  await clock.finish(call);

  expect(seen.map((request) => request.body)).toEqual([JSON.stringify(BUY), JSON.stringify(BUY)]);
});
