import { expect, it } from "vitest";
import { idempotencyKey, parseEvent, samples } from "../src/index.ts";

const order = samples.orderStatus.successful;

it("is the same for the same order, whatever else differs", () => {
  const first = parseEvent("orderStatus", order);
  const again = parseEvent("orderStatus", { ...order, timestamp: "2026-01-02T18:31:09.000Z", ref: "other" });
  expect(idempotencyKey(again)).toBe(idempotencyKey(first));
});

it("differs when the order ended differently, and between orders", () => {
  const keys = [order, { ...order, status: "FAILED" }, samples.orderStatus.failed].map((body) =>
    idempotencyKey(parseEvent("orderStatus", body)),
  );
  expect(new Set(keys).size).toBe(3);
});

it("differs between events about the same id", () => {
  const { userId } = samples.verificationStatus.approved;
  const verification = parseEvent("verificationStatus", samples.verificationStatus.approved);
  const connection = parseEvent("connectionStatus", { ...samples.connectionStatus.buy, svcLinkId: userId });
  expect(idempotencyKey(connection)).not.toBe(idempotencyKey(verification));
});

it("cannot be forged by a value that holds the divider", () => {
  const { approved } = samples.verificationStatus;
  const tricky = parseEvent("verificationStatus", { ...approved, verificationStatus: "A/B" });
  expect(idempotencyKey(tricky)).toBe(`verificationStatus/${approved.userId}/A%2FB`);
});

it("stands half a surrogate pair", () => {
  const event = parseEvent("orderStatus", JSON.stringify({ ...order, status: "\ud800" }));
  expect(idempotencyKey(event)).toContain(order.orderId);
});
