import { describe, expect, it } from "vitest";
import {
  CONNECTIONS,
  MASTER_KEY,
  partnerClient,
  RATE_REQUEST,
  RATES,
  USER_KEY,
  userClient,
} from "./support/clients.ts";
import { json } from "./support/fake-service.ts";

const ok = json({});

describe("a call", () => {
  it("sends method, address, key and JSON body", async () => {
    const { client, seen } = userClient([ok]);
    await client.POST(RATES, { body: RATE_REQUEST });

    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: `https://sandbox.svc.example${RATES}`,
      body: '{"ticker":"BTCEUR"}',
    });
    expect(seen[0]?.headers.get("api-key")).toBe(USER_KEY);
    expect(seen[0]?.headers.get("content-type")).toBe("application/json");
  });

  it("sends neither body nor content type when there is no body", async () => {
    const { client, seen } = userClient([ok]);
    await client.POST("/api/v0/account/transactions");

    expect(seen[0]?.body).toBe("");
    expect(seen[0]?.headers.has("content-type")).toBe(false);
  });

  it("fills in path parameters, encoded", async () => {
    const { client, seen } = userClient([ok]);
    await client.GET("/api/v0/svc-link/{id}", { params: { path: { id: "a/b c" } } });

    expect(seen[0]?.url).toBe("https://sandbox.svc.example/api/v0/svc-link/a%2Fb%20c");
  });

  it("fills in the query, encoded", async () => {
    const { client, seen } = partnerClient([ok]);
    await client.GET("/api/v0/application/connect/status", { params: { query: { email: "ana+1@example.com" } } });

    expect(seen[0]?.url).toBe(
      "https://sandbox.svc.example/api/v0/application/connect/status?email=ana%2B1%40example.com",
    );
    expect(seen[0]?.headers.get("api-key")).toBe(MASTER_KEY);
  });

  it("sends additional headers, but never another key", async () => {
    const { client, seen } = userClient([ok]);
    await client.GET(CONNECTIONS, { headers: { prefer: "code=409", "api-key": "another" } });

    expect(seen[0]?.headers.get("prefer")).toBe("code=409");
    expect(seen[0]?.headers.get("api-key")).toBe(USER_KEY);
  });

  it("does not let the runtime follow a redirect, which would take the key along", async () => {
    const { client, seen } = userClient([ok]);
    await client.GET(CONNECTIONS);

    expect(seen[0]?.redirect).toBe("manual");
  });

  it("hands over data and response", async () => {
    const { client } = userClient([json({ balance: "12992" }, 200, { "x-request-id": "r1" })]);
    const { data, error, response } = await client.POST("/api/v0/account/get-balance", { body: { currency: "EUR" } });

    expect(data).toEqual({ balance: "12992" });
    expect(error).toBeUndefined();
    expect(response.headers.get("x-request-id")).toBe("r1");
  });
});

describe("a call that makes no sense is refused before anything is sent:", () => {
  it.each(["", ".", ".."])("the path parameter %j", async (id) => {
    const { client, seen } = userClient([ok]);
    const call = client.GET("/api/v0/svc-link/{id}", { params: { path: { id } } });

    await expect(call).rejects.toThrow(new TypeError("getConnection: id is missing"));
    expect(seen).toEqual([]);
  });

  it("no path parameter at all", async () => {
    const { client, seen } = userClient([ok]);
    // @ts-expect-error The id is required; JavaScript users are not told so before.
    const call = client.GET("/api/v0/svc-link/{id}");

    await expect(call).rejects.toThrow(new TypeError("getConnection: id is missing"));
    expect(seen).toEqual([]);
  });

  it.each(["/api/v0/application/connect/status", "/api/v0/svc-link/", "/api/v0/svc-link/0b8e6f3c", "constructor"])(
    "the path %s",
    async (path) => {
      const { client, seen } = userClient([ok]);
      // As from JavaScript: the compiler is told that the path is a known one.
      const call = client.GET(path as "/api/v0/svc-link");

      await expect(call).rejects.toThrow(new TypeError(`GET ${path}: no call of this client, see api.md`));
      expect(seen).toEqual([]);
    },
  );

  it("a header that cannot be sent", async () => {
    const { client, seen } = userClient([ok]);

    await expect(client.GET(CONNECTIONS, { headers: { prefer: "two\nlines" } })).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });
});
