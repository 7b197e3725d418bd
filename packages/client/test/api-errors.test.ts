import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { SvcApiError, SvcResponseError } from "../src/index.ts";
import { BUY, CONNECTIONS, userClient } from "./support/clients.ts";
import { json, type Reply, refusal, text } from "./support/fake-service.ts";

/** The error of a call that the service answers like this, once. */
async function errorOf(reply: Reply) {
  const { client } = userClient([reply], { retry: false });
  const result = await client.POST(CONNECTIONS, { body: BUY });
  expect(result.data).toBeUndefined();
  expect(result.error).toBeInstanceOf(SvcApiError);
  return result.error;
}

const GENERIC = /^createConnection: status \d+ without a reason$/;

describe("an error answer becomes a SvcApiError", () => {
  it("with everything that the service says", async () => {
    const body = {
      message: "The request does not have the described shape.",
      statusCode: 400,
      errorCode: "VALIDATION_FAILED",
      errorDetails: [{ path: "/name", message: "too short" }],
    };

    expect(await errorOf(json(body, 400))).toMatchObject({
      name: "SvcApiError",
      operation: "createConnection",
      status: 400,
      code: "VALIDATION_FAILED",
      message: "The request does not have the described shape.",
      details: [{ path: "/name", message: "too short" }],
      retryAfter: undefined,
    });
  });

  it("with a code that nobody knows yet", async () => {
    expect(await errorOf(refusal(418, "SOMETHING_NEW"))).toMatchObject({ status: 418, code: "SOMETHING_NEW" });
  });

  it.each(["constructor", "__proto__", "toString"])("with the code %s, which is no rule of ours", async (code) => {
    expect(await errorOf(refusal(400, code))).toMatchObject({ code, retryAfter: undefined });
  });

  it("when the text stands in errorMessage and statusCode is a text", async () => {
    const error = await errorOf(json({ errorMessage: "No.", statusCode: "409", errorCode: "DUPLICATE_NAME" }, 409));

    expect(error).toMatchObject({ status: 409, code: "DUPLICATE_NAME", message: "No." });
  });

  it.each<[string, Reply]>([
    ["the page of a proxy", text("<h1>Bad Gateway</h1>", 502)],
    ["an empty body of a declared length", text("", 502, { "content-length": "0" })],
    ["an empty body of no declared length", text("", 502)],
    ["no body", text(null, 502)],
    ["broken JSON", text('{"message":', 502, { "content-type": "application/json" })],
    ["JSON null", json(null, 502)],
    ["a JSON text", json("down", 502)],
    ["a JSON list", json([], 502)],
    ["a JSON record without anything known", json({ reason: "down" }, 502)],
    ["members of other types", json({ message: null, errorCode: null, errorDetails: null }, 502)],
  ])("when the body is %s", async (_, reply) => {
    const error = await errorOf(reply);

    expect(error).toMatchObject({ status: 502, code: undefined });
    expect(error?.message).toMatch(GENERIC);
  });

  it("when the service redirects, which is not followed", async () => {
    const error = await errorOf(text(null, 302, { location: "https://elsewhere.example" }));

    expect(error).toMatchObject({ status: 302, code: undefined });
    expect(error?.message).toMatch(GENERIC);
  });
});

describe("retryAfter", () => {
  it.each([
    ["the header's seconds", { "retry-after": "7" }, 7],
    ["the header's date, from the clock's now", { "retry-after": "Thu, 01 Jan 2026 00:00:30 GMT" }, 30],
    ["the catalogue's seconds when the header's date is over", { "retry-after": "Wed, 31 Dec 2025 00:00:00 GMT" }, 2],
    ["the catalogue's seconds when the header is nonsense", { "retry-after": "soon" }, 2],
    ["the catalogue's seconds when the header is negative", { "retry-after": "-5" }, 2],
    ["the catalogue's seconds when there is no header", {}, 2],
  ])("is %s", async (_, headers, seconds) => {
    expect((await errorOf(refusal(409, "CONCURRENT_REQUEST", { ...headers })))?.retryAfter).toBe(seconds);
  });

  it("is undefined where waiting does not help", async () => {
    expect((await errorOf(refusal(409, "DUPLICATE_NAME")))?.retryAfter).toBeUndefined();
  });
});

describe("a successful answer that cannot be read rejects with a SvcResponseError:", () => {
  it.each<[string, Reply]>([
    ["a page", text("<h1>Welcome</h1>", 200)],
    ["a page of a declared length", text("<h1>Welcome</h1>", 200, { "content-length": "16" })],
    ["broken JSON", text('{"svcLink":', 202, { "content-type": "application/json" })],
    ["an empty body", text("", 200)],
    ["an empty body of a declared length", text("", 200, { "content-length": "0" })],
    ["no body", text(null, 204)],
    ["JSON null", json(null)],
    ["a JSON text", json("fine")],
  ])("%s", async (_, reply) => {
    const { client, seen } = userClient([reply]);
    const call = client.GET(CONNECTIONS);

    await expect(call).rejects.toBeInstanceOf(SvcResponseError);
    await expect(call).rejects.toMatchObject({ name: "SvcResponseError", operation: "listConnections" });
    expect(seen).toHaveLength(1);
  });
});

describe("in a realm of its own, as in Jest, where `fetch` makes objects of another one,", () => {
  /** An answer whose body is read by code from another realm. */
  const foreign = (script: string): Reply => {
    const response = new Response("{}", { headers: { "content-length": "2" } });
    return () => Object.assign(response, { json: async () => runInNewContext(script) });
  };

  it("an answer is still an answer", async () => {
    const { client } = userClient([foreign("({ balance: '1' })")]);

    expect(await client.POST("/api/v0/account/get-balance", { body: { currency: "EUR" } })).toMatchObject({
      data: { balance: "1" },
    });
  });

  it("broken JSON is still recognised", async () => {
    const { client } = userClient([foreign("throw new SyntaxError('Unexpected token')")]);

    await expect(client.GET(CONNECTIONS)).rejects.toBeInstanceOf(SvcResponseError);
  });
});
