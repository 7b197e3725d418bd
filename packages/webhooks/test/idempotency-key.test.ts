import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { idempotencyKey, parseEvent, samples } from "../src/index.ts";

const order = samples.orderStatus.successful;
const { approved } = samples.verificationStatus;

const keyOf = (...event: Parameters<typeof parseEvent>) => idempotencyKey(parseEvent(...event));

it("is the same for the same order, whatever else differs", async () => {
  const again = { ...order, timestamp: "2026-01-02T18:31:09.000Z", ref: "other" };
  expect(await keyOf("orderStatus", again)).toBe(await keyOf("orderStatus", order));
});

it("differs when the order ended differently, and between orders", async () => {
  const bodies = [order, { ...order, status: "FAILED" }, samples.orderStatus.failed];
  const keys = await Promise.all(bodies.map((body) => keyOf("orderStatus", body)));
  expect(new Set(keys).size).toBe(3);
});

it("differs when a user's key was issued anew, and only then", async () => {
  const first = await keyOf("verificationStatus", approved);
  expect(await keyOf("verificationStatus", { ...approved, apikey: "made-up-newer-key" })).not.toBe(first);
  expect(await keyOf("verificationStatus", { ...approved, ref: "other" })).toBe(first);
});

it("holds nothing of the user's key, so that it may be stored", async () => {
  const key = await keyOf("verificationStatus", approved);
  expect(key).toMatch(/^verificationStatus\/[0-9a-f]{64}$/);
  expect(key).not.toContain(approved.apikey);
});

it("differs between events about the same id", async () => {
  const connection = { ...samples.connectionStatus.buy, svcLinkId: order.orderId, status: order.status };
  expect(await keyOf("connectionStatus", connection)).not.toBe(await keyOf("orderStatus", order));
});

it("cannot be forged by a value that looks like two", async () => {
  const { userId, apikey } = approved;
  const keys = await Promise.all(
    [
      { verificationStatus: "A", apikey: `B","${apikey}` },
      { verificationStatus: 'A","B', apikey },
    ].map((members) => keyOf("verificationStatus", { userId, ...members })),
  );
  expect(keys[0]).not.toBe(keys[1]);
});

it("stands half a surrogate pair, and tells it from another one", async () => {
  const keys = await Promise.all(
    ["\ud800", "\ud801"].map((status) => keyOf("orderStatus", JSON.stringify({ ...order, status }))),
  );
  expect(new Set(keys).size).toBe(2);
});

it("is made in the same way by every version, since receivers store it", async () => {
  const digest = createHash("sha256").update(`["${order.orderId}","SUCCESSFUL"]`).digest("hex");
  expect(await keyOf("orderStatus", order)).toBe(`orderStatus/${digest}`);
});
