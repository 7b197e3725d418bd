import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { validateResponse } from "@svc/openapi/validators";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validateResponse as validateControlResponse } from "../../src/generated/validators.ts";
import { createSandbox, type Sandbox } from "../../src/index.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ clock: "manual", port: 0 });
});
afterAll(() => sandbox.close());

/** Sends what no client would: `fetch` always names the right host. */
async function get(path: string, host: string | undefined) {
  const { hostname, port } = new URL(sandbox.url);
  const headers = host === undefined ? {} : { host };
  const sent = request({ hostname, port, path, headers, setHost: false, agent: false }).end();
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (!response) throw new Error("no answer");
  const body: unknown = JSON.parse(await text(response));
  return { status: response.statusCode, type: response.headers["content-type"], body };
}

const REFUSED = {
  status: 400,
  type: "application/json",
  body: { statusCode: 400, errorCode: "VALIDATION_FAILED", errorDetails: [{ path: "" }] },
};

describe.each([
  ["no host", undefined],
  ["an empty host", ""],
  ["a host with a space", "local host"],
  ["a host with a user", "ana@127.0.0.1"],
  ["half an address", "[::1"],
  ["a port that is none", "127.0.0.1:port"],
])("A request with %s", (_, host) => {
  test("is refused in the shape of the API below its path", async () => {
    const refused = await get("/api/v0/svc-link", host);
    expect(refused).toMatchObject(REFUSED);
    expect(validateResponse("getConnection", 400, refused.body)).toEqual([]);
  });

  test("is refused in the shape of the control API below its path", async () => {
    const refused = await get("/_sandbox/clock", host);
    expect(refused).toMatchObject(REFUSED);
    expect(validateControlResponse("setClock", 400, refused.body)).toEqual([]);
  });

  test("is refused elsewhere too", async () => {
    expect(await get("/", host)).toMatchObject(REFUSED);
  });
});

test("a host that is not ours is refused by name", async () => {
  expect(await get("/api/v0/svc-link", "rebound.example")).toMatchObject({ status: 421 });
});

test("a request that names the host is answered", async () => {
  expect(await get("/_sandbox/health", new URL(sandbox.url).host)).toMatchObject({
    status: 200,
    body: { status: "ok" },
  });
});
