import { describe, expect, it } from "vitest";
import {
  eventNames,
  InvalidEventError,
  isInvalidEventError,
  isUnknownEventError,
  parseEvent,
  samples,
  UnknownEventError,
} from "../src/index.ts";

const order = samples.orderStatus.successful;

describe("a body", () => {
  const text = JSON.stringify(order);
  const bytes = new TextEncoder().encode(text);
  const parsed = { name: "orderStatus", data: order };

  it.each([
    ["text", text],
    ["a Buffer", Buffer.from(text)],
    ["a Uint8Array", bytes],
    ["a Uint8Array that is part of a larger buffer", new Uint8Array([0, ...bytes]).subarray(1)],
    ["an ArrayBuffer", bytes.buffer],
    ["parsed JSON", order],
  ])("may be %s", (_, body) => {
    expect(parseEvent("orderStatus", body)).toEqual(parsed);
  });

  it.each([
    ["broken JSON", `${text}}`],
    ["empty", ""],
    ["no UTF-8", Uint8Array.of(0x22, 0xff, 0x22)],
  ])("is refused when it is %s, without a word of it in the message", (_, body) => {
    expect(() => parseEvent("orderStatus", body)).toThrow(
      new InvalidEventError("orderStatus", [{ path: "", message: "must be valid JSON" }]),
    );
  });

  it("that is missing altogether is refused", () => {
    expect(() => parseEvent("orderStatus", undefined)).toThrow(InvalidEventError);
  });
});

it("leaves the body as it is", () => {
  const body = Object.freeze({ ...order, later: "added" });
  expect(parseEvent("orderStatus", body).data).toBe(body);
});

it("takes any text for the user of an order, which the service does not call a UUID", () => {
  expect(parseEvent("orderStatus", { ...order, userId: "user-7" }).data.userId).toBe("user-7");
});

it("tells apart by name", () => {
  const event = parseEvent("orderStatus" as string, order);
  expect(event.name === "orderStatus" ? event.data.orderId : undefined).toBe(order.orderId);
});

it.each(["order-status", "toString", "__proto__", "constructor", ""])(
  'does not know "%s" and says what it knows',
  (name) => {
    expect(() => parseEvent(name, order)).toThrow(UnknownEventError);
    expect(() => parseEvent(name, order)).toThrow(eventNames.join(", "));
  },
);

it("never repeats a value of the body, which may be a key", () => {
  const { apikey, ...rest } = samples.verificationStatus.approved;
  const error = catchError(() => parseEvent("verificationStatus", { ...rest, userId: apikey, apikey: [apikey] }));
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(apikey);
  expect(error.message).toContain("/userId");
});

it("recognises its errors from another copy of the package", () => {
  const foreign = (name: string, members: object) => Object.assign(new Error("x"), { name, ...members });
  expect(isInvalidEventError(foreign("InvalidEventError", { places: [] }))).toBe(true);
  expect(isUnknownEventError(foreign("UnknownEventError", { event: "x" }))).toBe(true);
  expect([new Error("x"), null, "InvalidEventError"].some(isInvalidEventError)).toBe(false);
  expect([new Error("x"), null, "UnknownEventError"].some(isUnknownEventError)).toBe(false);
});

function catchError(action: () => unknown): Error {
  try {
    action();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing was thrown.");
}
