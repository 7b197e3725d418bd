import { describe, expect, it } from "vitest";
import { sign } from "../src/signing/sign.ts";
import { API_SECRET, CONNECT, partnerClient, RATE_REQUEST, RATES } from "./support/clients.ts";
import { json, refusal } from "./support/fake-service.ts";

const BODY = { email: "ana@example.com", callback: "https://partner.example/hooks", ref: "user-42" };

const pending = json({ status: "pending", userRegistered: true, isUserConnected: false });

describe("connectUser with a callback", () => {
  it("is signed over the very bytes that are sent, at the clock's time", async () => {
    const { client, seen } = partnerClient([pending], { apiSecret: API_SECRET });
    await client.POST(CONNECT, { body: BODY });

    expect(seen[0]?.body).toBe(JSON.stringify(BODY));
    expect(seen[0]?.headers.get("authorization")).toBe(
      "HMAC 1767225600000:ddc45e2f47fc4ad067c3d5b7eed7b7d2c05e0ab54654207e8f513ec5db048d58",
    );
  });

  it("is signed over the path of the API, not over that of a gateway in front of it", async () => {
    const options = { apiSecret: API_SECRET, baseUrl: "https://gateway.partner.example/svc/" };
    const { client, seen } = partnerClient([pending], options);
    await client.POST(CONNECT, { body: BODY });

    expect(seen[0]?.url).toBe(`https://gateway.partner.example/svc${CONNECT}`);
    expect(seen[0]?.headers.get("authorization")).toMatch(/^HMAC 1767225600000:ddc45e2f/);
  });

  it("is signed anew for each attempt", async () => {
    const { client, clock, seen } = partnerClient([refusal(429, "RATE_LIMITED"), pending], {
      apiSecret: API_SECRET,
      random: () => 0,
    });
    await clock.finish(client.POST(CONNECT, { body: BODY }));

    const message = { method: "POST", path: CONNECT, body: JSON.stringify(BODY) };
    expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual([
      sign(message, API_SECRET, 1_767_225_600_000),
      sign(message, API_SECRET, 1_767_225_601_000),
    ]);
  });

  it("is refused before anything is sent when there is no secret", async () => {
    const { client, seen } = partnerClient([pending]);
    const call = client.POST(CONNECT, { body: BODY });

    await expect(call).rejects.toThrow(
      new TypeError("connectUser: a call with `callback` must be signed; give createPartnerClient the `apiSecret`"),
    );
    expect(seen).toEqual([]);
  });

  it("goes out unsigned when signing is switched off", async () => {
    const { client, seen } = partnerClient([pending], { sign: false });
    await client.POST(CONNECT, { body: BODY });

    expect(seen[0]?.headers.has("authorization")).toBe(false);
  });
});

describe("every other call goes out unsigned:", () => {
  it("connectUser without a callback", async () => {
    const { client, seen } = partnerClient([pending], { apiSecret: API_SECRET });
    await client.POST(CONNECT, { body: { email: "ana@example.com" } });

    expect(seen[0]?.headers.has("authorization")).toBe(false);
  });

  it("one that carries a callback although it takes none", async () => {
    const { client, seen } = partnerClient([json({})], { apiSecret: API_SECRET });
    // @ts-expect-error As from JavaScript: rates take no callback.
    await client.POST(RATES, { body: { ...RATE_REQUEST, callback: BODY.callback } });

    expect(seen[0]?.headers.has("authorization")).toBe(false);
  });

  it("getConnectStatus and getRate", async () => {
    const { client, seen } = partnerClient([json({})], { apiSecret: API_SECRET });
    await client.GET("/api/v0/application/connect/status", { params: { query: { email: "ana@example.com" } } });
    await client.POST(RATES, { body: RATE_REQUEST });

    expect(seen.map(({ headers }) => headers.has("authorization"))).toEqual([false, false]);
  });
});
