import { operations } from "@svc/openapi";
import { takesBody } from "../scenario.ts";
import type { BadInput, BadRequest } from "./request.ts";

const CONTENT_TYPES = [
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonx",
  "application/xml",
  "application",
  "json",
  "*/*",
  "application/json, text/plain",
];
const LONG = 10_000;

export const wrongContentTypes: BadInput = (operation) =>
  takesBody(operation)
    ? CONTENT_TYPES.map((type) => ({
        name: type,
        code: "UNSUPPORTED_MEDIA_TYPE",
        headers: { "content-type": type },
      }))
    : [];

/** Every method that the path of the operation has no operation for. */
export const wrongMethods: BadInput = (operation) => {
  const { path } = operations[operation];
  const known = Object.values(operations).filter((other) => other.path === path);
  return ["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "get-it"]
    .filter((method) => known.every((other) => other.method !== method))
    .map((method) => ({ name: method, code: "METHOD_NOT_ALLOWED", method }));
};

const keys: Readonly<Record<string, string>> = {
  "a word": "key",
  "a very long one": "x".repeat(LONG),
  "one with quotes": "' OR 1=1 --",
  "several, as a list": "one, two",
  "the name of something": "__proto__",
};

export const wrongKeys: BadInput = () => [
  { name: "an empty key", code: "API_KEY_MISSING", headers: { "api-key": "" } },
  ...Object.entries(keys).map<BadRequest>(([name, key]) => ({
    name,
    code: "API_KEY_INVALID",
    headers: { "api-key": key },
  })),
];

const SIGNATURES = [
  "HMAC",
  "HMAC :",
  "HMAC 1:zz",
  `HMAC ${"9".repeat(30)}:${"0".repeat(64)}`,
  `HMAC -1:${"0".repeat(64)}`,
  `HMAC NaN:${"0".repeat(64)}`,
  `HMAC ${Date.now()}:${"0".repeat(63)}`,
  `HMAC ${Date.now()}:${"0".repeat(LONG)}`,
  "Bearer token",
  ":",
];

/** Only connect is signed, and its first example names a callback. */
export const wrongSignatures: BadInput = (operation) =>
  operation === "connectUser"
    ? SIGNATURES.map((authorization) => ({
        name: authorization.slice(0, 40),
        code: "SIGNATURE_INVALID",
        headers: { authorization },
      }))
    : [];
