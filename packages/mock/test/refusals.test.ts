import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { limits, operations } from "@svc/openapi";
import { describe, expect, it } from "vitest";
import { type Reply, useMock } from "./use-mock.ts";

const DEEP = 50_000;
const mock = useMock();
const RATE = "/api/v0/offramp/rates";
const JSON_HEADERS = { "api-key": "any-key", "content-type": "application/json" };

it("refuses every call without a key", async () => {
  for (const { method, path } of Object.values(operations)) {
    const reply = await mock.send(path, { method });
    expect(reply).toMatchObject({ status: 403, body: { errorCode: "API_KEY_MISSING" } });
  }
});

it("refuses an empty key", async () => {
  expect(await mock.post(RATE, { ticker: "BTCEUR" }, { "api-key": "" })).toMatchObject({ status: 403 });
});

const ADDRESS = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
const BUY = { name: "Savings", type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN", destinationAddress: ADDRESS };
const CONNECT_AND_BUY = { email: "ana@example.com", direction: "FIAT_TO_CRYPTO", btcAddress: ADDRESS };

describe("a request of another shape", () => {
  it("is refused with the places that are wrong", async () => {
    const reply = await mock.post("/api/v0/svc-link/confirm", { challengeId: 1, verificationCode: "12345" });
    expect(reply).toMatchObject({ status: 400, body: { statusCode: 400, errorCode: "VALIDATION_FAILED" } });
    expect(placesOf(reply)).toEqual(["/challengeId", "/verificationCode"]);
  });

  it("is refused for the variant that it comes closest to", async () => {
    const reply = await mock.post("/api/v0/svc-link", {
      name: "S",
      type: "CRYPTO_TO_FIAT",
      subtype: "LN",
      lnAddress: "Ana",
      beneficiaryId: "9c5b94b1-35ad-49bb-b118-8e8fc24abf80",
    });
    expect(placesOf(reply)).toEqual(["/lnAddress", "/name"]);
  });

  it.each([
    ["/api/v0/svc-link", "BTC on POLYGON", { ...BUY, network: "POLYGON" }],
    ["/api/v0/application/connect", "ETH on POL", { ...CONNECT_AND_BUY, currency: "ETH", network: "POL" }],
  ])("is refused as such at %s when it asks for %s and nothing else is wrong", async (path, _, body) => {
    const reply = await mock.post(path, body);
    expect(reply).toMatchObject({ status: 400, body: { errorCode: "INVALID_CURRENCY_NETWORK_COMBINATION" } });
    expect(reply.body).not.toHaveProperty("errorDetails");
  });

  it("names its places when its network is not all that is wrong", async () => {
    const reply = await mock.post("/api/v0/svc-link", { ...BUY, network: "POLYGON", name: "S" });
    expect(placesOf(reply)).toContain("/name");
  });

  it("is refused before a preference is looked at", async () => {
    const reply = await mock.post(RATE, { ticker: "XXX" }, { prefer: "code=500" });
    expect(placesOf(reply)).toEqual(["/ticker"]);
  });

  it("is refused for its path and its query", async () => {
    const path = await mock.send("/api/v0/svc-link/42", { headers: JSON_HEADERS });
    const query = await mock.send("/api/v0/application/connect/status", { headers: JSON_HEADERS });
    expect(placesOf(path)).toEqual(["/path/id"]);
    expect(placesOf(query)).toEqual(["/query/email"]);
  });

  it("is refused without the body that the call needs", async () => {
    const reply = await mock.send(RATE, { method: "POST", headers: JSON_HEADERS });
    expect(reply).toMatchObject({ status: 400, body: { errorCode: "VALIDATION_FAILED" } });
  });
});

it("accepts a call whose body may be left out", async () => {
  expect(await mock.send("/api/v0/account/transactions", { method: "POST", headers: JSON_HEADERS })).toMatchObject({
    status: 200,
  });
});

it.each(['{"ticker":', "ticker=BTCEUR", "{} {}"])("refuses %s, which is no JSON, at once", async (body) => {
  const reply = await mock.send(RATE, {
    method: "POST",
    headers: JSON_HEADERS,
    body,
    signal: AbortSignal.timeout(2_000),
  });
  expect(reply).toMatchObject({ status: 400, body: { errorCode: "VALIDATION_FAILED", errorDetails: [{ path: "" }] } });
});

it("refuses bytes that are no UTF-8", async () => {
  const reply = await mock.send(RATE, { method: "POST", headers: JSON_HEADERS, body: Uint8Array.of(0x22, 0xff, 0x22) });
  expect(reply).toMatchObject({ status: 400, body: { errorCode: "VALIDATION_FAILED" } });
});

it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])(
  "refuses a body of type %s",
  async (type) => {
    const reply = await mock.post(RATE, { ticker: "BTCEUR" }, { "content-type": type });
    expect(reply).toMatchObject({ status: 415, body: { errorCode: "UNSUPPORTED_MEDIA_TYPE" } });
  },
);

it("accepts JSON with a character set", async () => {
  expect(
    await mock.post(RATE, { ticker: "BTCEUR" }, { "content-type": "application/JSON; charset=utf-8" }),
  ).toMatchObject({ status: 200 });
});

describe("a body that is too large", () => {
  const tooLarge = new Uint8Array(limits.requestBodySize.value + 1).fill(0x20);

  it("is refused when it says so", async () => {
    const reply = await mock.send(RATE, { method: "POST", headers: JSON_HEADERS, body: tooLarge });
    expect(reply).toMatchObject({ status: 413, body: { errorCode: "PAYLOAD_TOO_LARGE" } });
  });

  it("is refused when it turns out so", async () => {
    const sending = request(mock.url + RATE, { method: "POST", headers: JSON_HEADERS });
    // Sent before the body, the headers cannot tell its length.
    sending.flushHeaders();
    sending.end(tooLarge);
    const [response] = await once(sending, "response");
    expect(response.statusCode).toBe(413);
    expect(await json(response)).toMatchObject({ errorCode: "PAYLOAD_TOO_LARGE" });
  });

  it("of exactly the limit is read", async () => {
    const text = JSON.stringify({ ticker: "BTCEUR" }).padEnd(limits.requestBodySize.value);
    expect(await mock.send(RATE, { method: "POST", headers: JSON_HEADERS, body: text })).toMatchObject({ status: 200 });
  });
});

it.each([
  "/",
  "//",
  "//there/api",
  "/api/v0",
  "/api/v0/svc-links",
  "/api/v1/svc-link",
  "/api/v0/svc-link/a/b",
  "/_mock",
])("knows no %s", async (path) => {
  expect(await mock.send(path, { headers: JSON_HEADERS })).toMatchObject({
    status: 404,
    body: { errorCode: "ROUTE_NOT_FOUND" },
  });
});

it.each([
  ["DELETE", "/api/v0/svc-link", "GET, POST"],
  ["PUT", "/api/v0/svc-link/0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10", "GET"],
  ["GET", "/api/v0/svc-link/confirm", "POST"],
  ["DELETE", "/_mock/examples", "GET"],
])("refuses %s %s and says what is allowed: %s", async (method, path, allow) => {
  const reply = await mock.send(path, { method, headers: JSON_HEADERS });
  expect(reply).toMatchObject({ status: 405, body: { errorCode: "METHOD_NOT_ALLOWED" } });
  expect(reply.headers.get("allow")).toBe(allow);
});

it("does not mind a slash at the end of a path", async () => {
  expect(await mock.post("/api/v0/account/transactions/", {})).toMatchObject({ status: 200 });
});

it("takes members that nobody knows, however deeply they are nested", async () => {
  const body = `{"currency":"EUR","x":${'{"x":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`;
  const reply = await mock.send("/api/v0/account/get-balance", { method: "POST", headers: JSON_HEADERS, body });
  expect(reply).toMatchObject({ status: 200 });
});

it("survives a sender who hangs up in the middle of the body", async () => {
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `POST ${RATE} HTTP/1.1\r\nhost: mock\r\napi-key: k\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
  );
  socket.resetAndDestroy();
  await once(socket, "close");
  expect(await mock.post(RATE, { ticker: "BTCEUR" })).toMatchObject({ status: 200 });
});

function placesOf({ body }: Reply): string[] {
  return (body.errorDetails ?? []).map(({ path }) => path).sort();
}
