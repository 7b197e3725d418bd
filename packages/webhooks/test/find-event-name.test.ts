import { expect, it } from "vitest";
import { eventNames, findEventName, isKnownEvent } from "../src/index.ts";

it.each([
  ["/verification-status", "verificationStatus"],
  ["/hooks/6d1f0c/order-status", "orderStatus"],
  ["https://partner.example/hooks/connection-status", "connectionStatus"],
  ["/hooks/order-status/", "orderStatus"],
  ["/hooks//order-status", "orderStatus"],
  ["/hooks/order-status?token=6d1f0c", "orderStatus"],
  ["/hooks?token=6d1f0c/order-status", "orderStatus"],
  ["/order-status/connection-status", "connectionStatus"],
])("finds in %s the event %s", (url, name) => {
  expect(findEventName(url)).toBe(name);
});

it.each([
  "",
  "/",
  "/hooks",
  "/hooks/refund-status",
  "/hooks/order-status-2",
  "/hooks/my-order-status",
  "/order-status/x",
])("finds no event in %s", (url) => {
  expect(findEventName(url)).toBeUndefined();
});

it("knows its own names and no others", () => {
  expect(eventNames.every(isKnownEvent)).toBe(true);
  expect(["toString", "__proto__", "order-status"].some(isKnownEvent)).toBe(false);
});
