import { describe, expect, it } from "vitest";
import {
  isSvcApiError,
  isSvcError,
  isSvcNetworkError,
  isSvcResponseError,
  isSvcTimeoutError,
  SvcApiError,
  SvcNetworkError,
  SvcResponseError,
  SvcTimeoutError,
  unwrap,
} from "../src/index.ts";
import { CONNECTIONS, userClient } from "./support/clients.ts";
import { broken, json, refusal } from "./support/fake-service.ts";

const FACTS = {
  status: 409,
  code: "DUPLICATE_NAME",
  message: "Taken.",
  details: undefined,
  retryAfter: undefined,
} as const;

const cases = [
  { guard: isSvcApiError, error: new SvcApiError("createConnection", FACTS) },
  { guard: isSvcNetworkError, error: new SvcNetworkError("getRate", "getRate: no answer (fetch failed)") },
  { guard: isSvcResponseError, error: new SvcResponseError("getRate", new Response()) },
  { guard: isSvcTimeoutError, error: new SvcTimeoutError("getRate", "call", 60_000) },
];

describe.each(cases)("$error.name", ({ guard, error }) => {
  it("is an Error that shows its name", () => {
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe(`${error.name}: ${error.message}`);
    expect(error.stack).toContain(error.name);
  });

  it("is recognised by its own guard only", () => {
    expect(cases.filter((other) => other.guard(error)).map((other) => other.guard)).toEqual([guard]);
  });

  it("is recognised by the guard of all", () => {
    expect(isSvcError(error)).toBe(true);
  });

  it("is recognised when it comes from another copy of the package", async () => {
    const file = error.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).slice(1);
    const copy: Record<string, typeof SvcTimeoutError> = await import(`../src/errors/${file}.ts?another-copy`);
    const Other = copy[error.name];
    if (!Other) throw new Error(`${file}.ts does not export ${error.name}`);
    const foreign = Object.create(Other.prototype);

    expect(foreign).not.toBeInstanceOf(error.constructor);
    expect(guard(foreign)).toBe(true);
    expect(isSvcError(foreign)).toBe(true);
  });
});

it.each([undefined, null, 0, "SvcApiError", {}, new Error("SvcApiError"), { name: "SvcApiError" }])(
  "no guard takes %j for an error of ours",
  (value) => {
    expect([isSvcError, ...cases.map(({ guard }) => guard)].some((guard) => guard(value))).toBe(false);
  },
);

describe("unwrap", () => {
  it("returns the data, of a call or of its result", async () => {
    const { client } = userClient([json([])]);

    expect(await unwrap(client.GET(CONNECTIONS))).toEqual([]);
    expect(await unwrap(await client.GET(CONNECTIONS))).toEqual([]);
  });

  it("throws the error of a refusal", async () => {
    const { client } = userClient([refusal(403, "API_KEY_INVALID")]);
    const { error } = await client.GET(CONNECTIONS);

    await expect(unwrap(client.GET(CONNECTIONS))).rejects.toEqual(error);
    await expect(unwrap(client.GET(CONNECTIONS))).rejects.toBeInstanceOf(SvcApiError);
  });

  it("lets pass what else ends a call", async () => {
    const { client } = userClient([broken()], { retry: false });

    await expect(unwrap(client.GET(CONNECTIONS))).rejects.toMatchObject({
      name: "SvcNetworkError",
      operation: "listConnections",
      message: "listConnections: no answer (TypeError: fetch failed: Error: connect ECONNREFUSED)",
    });
  });
});
