import { randomBytes, randomInt, randomUUID } from "node:crypto";

const ID_LENGTH = 18;

/** Ids look like the service's: some are UUIDs, some carry a prefix. Nobody may rely on either. */
export const newUuid = (): string => randomUUID();

export const newId = (prefix: "so" | "ch" | "wa" | "evt" | "msg" | "job" | "flt" | "app"): string =>
  // Node keeps random bytes in stock for UUIDs; asking for a few at a time would cost more than an insert.
  `${prefix}_${randomUUID().replaceAll("-", "").slice(-ID_LENGTH)}`;

export const newKey = (): string => randomBytes(32).toString("base64");

/** For addresses of pages: whoever knows it is let in. */
export const newToken = (): string => randomBytes(18).toString("base64url");

export const newOtp = (): string => randomInt(1_000_000).toString().padStart(6, "0");

export const newDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

export const newBytes = (count: number): Uint8Array => randomBytes(count);
