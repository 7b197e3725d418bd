import { randomBytes, randomInt, randomUUID } from "node:crypto";

/** The one that begins with the time. */
const UUID_VERSION = 7;
const RANDOM_DIGITS = 10;

/**
 * Ids look like the service's: some are UUIDs, some carry a prefix. Nobody may rely on either. They begin with the time,
 * so that new ones are put at the end of an index and not all over it. Node keeps random bytes in stock for UUIDs;
 * asking for a few at a time would cost more than an insert.
 */
export function newUuid(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-${UUID_VERSION}${randomUUID().slice(15)}`;
}

export const newId = (prefix: "so" | "ch" | "wa" | "evt" | "msg" | "job" | "flt" | "app"): string =>
  `${prefix}_${Date.now().toString(36)}${randomUUID().slice(-RANDOM_DIGITS)}`;

export const newKey = (): string => randomBytes(32).toString("base64");

/** For addresses of pages: whoever knows it is let in. */
export const newToken = (): string => randomBytes(18).toString("base64url");

export const newOtp = (): string => randomInt(1_000_000).toString().padStart(6, "0");

export const newDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

export const newBytes = (count: number): Uint8Array => randomBytes(count);
