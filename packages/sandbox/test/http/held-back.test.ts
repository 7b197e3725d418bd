import { expect, test } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { createControl } from "../support/control.ts";

test("a call that is held back does not hold up the end of the sandbox", async () => {
  const sandbox = await createSandbox({ clock: "manual" });
  const control = createControl(sandbox);
  await control.call("createFault", { body: { operationId: "getUserId", delayMs: 60_000 } });
  const { apiKey } = await connect();
  // More of them than a signal usually has listeners.
  const calls = Array.from({ length: 20 }, () =>
    sandbox.fetch(`${sandbox.url}/api/v0/user/user-id`, { headers: { "api-key": apiKey } }),
  );
  await expect.poll(() => control.call("getHealth").then(({ status }) => status)).toBe("ok");
  await sandbox.close();
  for (const { status } of await Promise.all(calls)) expect(status).toBe(500);
  expect(sandbox.problems).toEqual([]);

  async function connect(): Promise<{ apiKey: string }> {
    const response = await sandbox.fetch(`${sandbox.url}/api/v0/application/connect`, {
      method: "POST",
      headers: { "api-key": sandbox.application.masterKey, "content-type": "application/json" },
      body: JSON.stringify({ email: "ana+connected@example.com" }),
    });
    return response.json();
  }
});
