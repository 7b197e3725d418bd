import { afterEach, describe, expect, it, vi } from "vitest";
import { createPartnerClient, createUserClient } from "../src/index.ts";
import { CONNECTIONS, MASTER_KEY, USER_KEY, userClient } from "./support/clients.ts";
import { createFakeService, json } from "./support/fake-service.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("baseUrl", () => {
  it.each([
    ["https://sandbox.svc.example/", "https://sandbox.svc.example"],
    ["https://sandbox.svc.example///", "https://sandbox.svc.example"],
    ["http://127.0.0.1:4010", "http://127.0.0.1:4010"],
    ["http://[::1]:4010/", "http://[::1]:4010"],
    ["https://gateway.partner.example/svc/", "https://gateway.partner.example/svc"],
  ])("%s leads to %s", async (baseUrl, start) => {
    const { client, seen } = userClient([json([])], { baseUrl });
    await client.GET(CONNECTIONS);

    expect(seen[0]?.url).toBe(`${start}${CONNECTIONS}`);
  });

  it.each([
    "",
    "sandbox.svc.example",
    "//sandbox.svc.example",
    "ftp://sandbox.svc.example",
    "https://",
    "https:///path",
    "https://sandbox.svc.example?key=1",
    "https://sandbox.svc.example/#top",
    "https://sandbox.svc.example /",
    "https://user:pass@sandbox.svc.example",
  ])("%j is refused without being repeated", (baseUrl) => {
    const create = () => createUserClient({ baseUrl, apiKey: USER_KEY });

    expect(create).toThrow(new TypeError("baseUrl: plain http(s) address required"));
  });

  it("is required", () => {
    // @ts-expect-error There is no default environment.
    expect(() => createUserClient({ apiKey: USER_KEY })).toThrow(TypeError);
  });
});

describe("keys", () => {
  it.each(["", "key\n", "two words", "clé"])("%j is refused as apiKey without being repeated", (apiKey) => {
    const create = () => createUserClient({ baseUrl: "https://sandbox.svc.example", apiKey });

    expect(create).toThrow(new TypeError("apiKey: visible ASCII characters required"));
  });

  it("refuses an unusable apiSecret likewise", () => {
    const create = () =>
      createPartnerClient({ baseUrl: "https://sandbox.svc.example", apiKey: MASTER_KEY, apiSecret: "secret\n" });

    expect(create).toThrow(new TypeError("apiSecret: visible ASCII characters required"));
  });
});

describe("fetch", () => {
  it("is the global one of the moment when none is given, called without a receiver", async () => {
    const client = createUserClient({ baseUrl: "https://sandbox.svc.example", apiKey: USER_KEY });
    const { fetch, seen } = createFakeService(json([]));
    const receivers: unknown[] = [];
    vi.stubGlobal("fetch", function (this: unknown, request: Request) {
      receivers.push(this);
      return fetch(request);
    });
    await client.GET(CONNECTIONS);

    expect(seen).toHaveLength(1);
    expect(receivers).toEqual([undefined]);
  });
});
