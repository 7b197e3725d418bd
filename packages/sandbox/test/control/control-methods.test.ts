import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../src/generated/operations.ts";
import { validateResponse } from "../../src/generated/validators.ts";
import { groupByPath } from "../../src/http/group-by-path.ts";
import { createSandbox, type Sandbox } from "../../src/index.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ clock: "manual" });
});
afterAll(() => sandbox.close());

const send = (method: string, path: string) =>
  sandbox.fetch(sandbox.url + path.replace(/\{\w+\}/, "unknown"), { method });

test.each(groupByPath(Object.values(operations)))(
  "%s refuses the methods that it does not take, and tells those that it does",
  async (path, calls) => {
    const methods: readonly string[] = calls.map(({ method }) => method);
    for (const method of ["POST", "DELETE", "PUT", "PATCH", "OPTIONS"].filter((other) => !methods.includes(other))) {
      const refused = await send(method, path);
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, methods.join(", ")]);
      const body = await refused.json();
      expect(body).toMatchObject({ statusCode: 405, errorCode: "METHOD_NOT_ALLOWED" });
      for (const { operationId } of calls) expect(validateResponse(operationId, 405, body)).toEqual([]);
    }
  },
);

test("where there is a GET, a HEAD is answered as well", async () => {
  expect((await send("HEAD", "/_sandbox/health")).status).toBe(200);
  expect((await send("HEAD", "/_sandbox/reset")).status).toBe(405);
});

test("a path that is not described is not found, whatever the method", async () => {
  for (const method of ["GET", "PUT"]) {
    const refused = await send(method, "/_sandbox/unknown");
    expect([refused.status, refused.headers.get("allow")]).toEqual([404, null]);
  }
});
