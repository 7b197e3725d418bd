import { type ErrorCode, errors } from "@svc/openapi";
import { describe, expect, it } from "vitest";
import { runCurl } from "../../../test/support/run-curl.ts";
import { useMock } from "./use-mock.ts";

const mock = useMock();
const RATE = "/api/v0/offramp/rates";
const CREATE = "/api/v0/svc-link";
const BUY = {
  name: "Savings",
  type: "FIAT_TO_CRYPTO",
  subtype: "ONCHAIN",
  destinationAddress: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
};

/** The codes that the service itself names, with the statuses that it gives them. */
const SPECIFIED: readonly (readonly [number, ErrorCode])[] = [
  [400, "INVALID_BTC_ADDRESS"],
  [400, "INVALID_CURRENCY_NETWORK_COMBINATION"],
  [400, "RECENTLY_FAILED_IBAN"],
  [409, "DUPLICATE_NAME"],
  [409, "DUPLICATE_IBAN"],
  [409, "DUPLICATE_BRINGIN_LINK"],
  [409, "DUPLICATE_DESTINATION_ADDRESS"],
  [409, "LN_ADDRESS_EXISTS"],
  [409, "CONCURRENT_REQUEST"],
  [429, "TOO_MANY_PENDING_BRINGIN_LINKS"],
];

it.each(SPECIFIED)("answers a creation with %i %s", async (status, code) => {
  const reply = await mock.post(CREATE, BUY, { prefer: `code=${status}, example=${code}` });
  expect(reply).toMatchObject({ status, body: { statusCode: status, errorCode: code } });
});

it("reaches every code of the catalogue by its name alone", async () => {
  const curls = new Map(mock.operations.flatMap(({ answers }) => answers.map(({ example, curl }) => [example, curl])));
  const codes = Object.keys(errors);
  const replies = await Promise.all(codes.map((code) => runCurl(curls.get(code)?.replace(/code=\d+, /, "") ?? code)));
  const seen = replies.map(({ status, body }) => [JSON.parse(body).errorCode, status]);
  expect(seen).toEqual(Object.entries(errors).map(([code, { status }]) => [code, status]));
});

it("gives every listed answer to the command beside it, word for word", async () => {
  const answers = mock.operations.flatMap((operation) => operation.answers);
  for (const { status, example, body, curl } of answers) {
    const reply = await runCurl(curl);
    expect({ example, status: reply.status, body: JSON.parse(reply.body) }).toEqual({ example, status, body });
  }
});

it("has something listed for every call", () => {
  expect(mock.operations.filter(({ answers }) => answers.length < 2)).toEqual([]);
});

describe("a preference", () => {
  it("may name the code alone: the first example answers", async () => {
    const reply = await mock.post(CREATE, BUY, { prefer: "code=409" });
    expect(reply.body).toMatchObject({ errorCode: "DUPLICATE_NAME" });
  });

  it("may name the example alone: its code is found", async () => {
    const reply = await mock.post(CREATE, BUY, { prefer: "example=LN_ADDRESS_EXISTS" });
    expect(reply.status).toBe(409);
  });

  it("may be quoted, divided by a semicolon and stand beside others", async () => {
    const reply = await mock.post(CREATE, BUY, { prefer: 'wait=10, Code="429"; example="RATE_LIMITED"' });
    expect(reply.status).toBe(429);
  });

  it("works with any Accept header", async () => {
    for (const accept of ["application/json", "text/html", "*/*"]) {
      const reply = await mock.post(CREATE, BUY, { accept, prefer: "code=409, example=DUPLICATE_NAME" });
      expect(reply.body).toMatchObject({ errorCode: "DUPLICATE_NAME" });
    }
  });

  it("may ask for made-up values, which change and still have the described members", async () => {
    const prefer = { prefer: "dynamic=true" };
    const replies = [
      await mock.post(RATE, { ticker: "BTCEUR" }, prefer),
      await mock.post(RATE, { ticker: "BTCEUR" }, prefer),
    ];
    expect(replies[0]?.body).toMatchObject({ svcPrice: expect.any(String), timestamp: expect.any(Number) });
    expect(replies[0]?.body).not.toEqual(replies[1]?.body);
  });

  it.each(["code=418", "example=DUPLICATE_NAMES", "code=400, example=DUPLICATE_NAME", "code=abc"])(
    "that cannot be met (%s) is refused with everything that can",
    async (prefer) => {
      const reply = await mock.post(CREATE, BUY, { prefer });
      expect(reply).toMatchObject({ status: 400, body: { errorCode: "VALIDATION_FAILED" } });
      expect(reply.body.errorDetails).toEqual([
        { path: "/header/prefer", message: expect.stringContaining("code=409, example=DUPLICATE_NAME") },
      ]);
    },
  );
});

it("says when to try again only where that helps", async () => {
  const concurrent = await mock.post(CREATE, BUY, { prefer: "example=CONCURRENT_REQUEST" });
  const duplicate = await mock.post(CREATE, BUY, { prefer: "example=DUPLICATE_NAME" });
  expect(concurrent.headers.get("retry-after")).toBe(String(errors.CONCURRENT_REQUEST.retryAfterSeconds));
  expect(duplicate.headers.get("retry-after")).toBeNull();
});

describe("without a preference", () => {
  it("a call succeeds with the first example", async () => {
    const reply = await mock.post(CREATE, BUY);
    expect(reply).toMatchObject({ status: 202, body: { svcLink: { type: "FIAT_TO_CRYPTO" } } });
  });

  it("the answer fits the kind of connection that is asked for", async () => {
    const create = mock.operations.find(({ operationId }) => operationId === "createConnection");
    const lightning = create?.requests.find(({ example }) => example.startsWith("sellLightning"));
    const reply = await mock.post(CREATE, lightning?.body);
    expect(reply.body).toMatchObject({ svcLink: { type: "CRYPTO_TO_FIAT", subtype: "LN" } });
  });

  it.each(["0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10", "5d9a4c7e-18b2-4f0d-a6c3-92e7b1d04f38"])(
    "the connection is the one whose id is asked for (%s)",
    async (id) => {
      const reply = await mock.send(`${CREATE}/${id}`, { headers: { "api-key": "any-key" } });
      expect(reply.body).toMatchObject({ svcLink: { id } });
    },
  );
});
