import { expect, it } from "vitest";
import { useMock } from "./use-mock.ts";

const mock = useMock();
const ORIGIN = "https://app.partner.example";

it("lets a page of any origin ask whether it may send a request", async () => {
  const reply = await mock.send("/api/v0/svc-link", {
    method: "OPTIONS",
    headers: {
      origin: ORIGIN,
      "access-control-request-method": "POST",
      "access-control-request-headers": "api-key,content-type,prefer",
    },
  });
  expect(reply.status).toBe(204);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "api-key,content-type,prefer",
  });
});

it("lets the page read answers and refusals alike, with the headers that matter", async () => {
  const headers = { origin: ORIGIN, prefer: "example=RATE_LIMITED" };
  const limited = await mock.post("/api/v0/offramp/rates", { ticker: "BTCEUR" }, headers);
  const unknown = await mock.send("/nowhere", { headers });
  for (const reply of [limited, unknown]) {
    expect(reply.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(reply.headers.get("access-control-expose-headers")).toContain("Retry-After");
  }
  expect(limited.status).toBe(429);
});

it("takes OPTIONS without that question for what it is", async () => {
  expect(await mock.send("/api/v0/svc-link", { method: "OPTIONS" })).toMatchObject({ status: 405 });
});
