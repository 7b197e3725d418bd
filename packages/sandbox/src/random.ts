import { randomBytes, randomInt, randomUUID } from "node:crypto";

/** Ids look like the service's: some are UUIDs, some carry a prefix. Nobody may rely on either. */
export const newUuid = (): string => randomUUID();

export const newId = (prefix: "so" | "ch" | "wa" | "evt" | "msg" | "job" | "flt" | "app"): string =>
  `${prefix}_${randomBytes(9).toString("hex")}`;

export const newKey = (): string => randomBytes(32).toString("base64");

/** For addresses of pages: whoever knows it is let in. */
export const newToken = (): string => randomBytes(18).toString("base64url");

export const newOtp = (): string => randomInt(1_000_000).toString().padStart(6, "0");

export const newDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

export const newBytes = (count: number): Uint8Array => randomBytes(count);
