import type { ErrorCode } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectAnswer } from "./expect-answer.ts";
import { replay } from "./replay.ts";
import { loadCases } from "./scenario.ts";
import { serveJson } from "./serve-json.ts";
import { startPrismProxy } from "./targets/prism-proxy.ts";
import { type ProxiedSandboxTarget, startProxiedSandboxTarget } from "./targets/proxied-sandbox.ts";

/**
 * What Prism answers, in its own words, to requests that break the description. The service has other statuses for some
 * of them; that both refuse is what counts here.
 */
const refusals: Readonly<Partial<Record<ErrorCode, number>>> = {
  API_KEY_MISSING: 401,
  VALIDATION_FAILED: 422,
  INVALID_CURRENCY_NETWORK_COMBINATION: 422,
  ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 422,
};
/** Starting Prism once more takes a while on a busy machine. */
const SLOW_MS = 60_000;
const refusalOf = new Map(Object.entries(refusals));

const cases = loadCases().filter(({ only }) => only !== "mock");
const passing = cases.filter(({ expect: { example } }) => !refusalOf.has(example));
const refused = cases.filter(({ expect: { example } }) => refusalOf.has(example));
let target: ProxiedSandboxTarget;

beforeAll(async () => {
  target = await startProxiedSandboxTarget();
});
afterEach(() => target.examine());
afterAll(() => target.close());

describe("through Prism's proxy comes the sandbox's own answer", () => {
  it.each(passing)("$operation: $name", async (testCase) => {
    const known = await target.prepare(testCase);
    const answer = await replay(target, testCase, known);
    expectAnswer(target, testCase, known, answer);
    expect(answer.headers.get("sl-violations")).toBeNull();
    expect(target.listOwnStatuses()).toEqual([answer.status]);
  });
});

describe("Prism refuses as well, in its own words, and does not even ask the sandbox", () => {
  it.each(refused)("$operation: $name", async (testCase) => {
    const known = await target.prepare(testCase);
    const answer = await replay(target, testCase, known);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer).toMatchObject({ status: refusalOf.get(testCase.expect.example) });
    expect(target.listOwnStatuses()).toEqual([]);
  });
});

it("an answer that breaks the description would be noticed", { timeout: SLOW_MS }, async () => {
  const broken = await serveJson({ balance: 12992 });
  const proxy = await startPrismProxy(broken.url);
  const response = await fetch(`${proxy.url}/api/v0/account/get-balance`, {
    method: "POST",
    headers: { "api-key": "any-key", "content-type": "application/json" },
    body: JSON.stringify(examples.getBalance.requests.eur),
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ validation: [{ location: ["response", "body", "balance"] }] });
  await proxy.close();
  await broken.close();
});
