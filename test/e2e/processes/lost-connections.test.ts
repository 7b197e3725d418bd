import { createSandbox } from "@svc/sandbox";
import { expect, test } from "vitest";
import { createCaller } from "../../../packages/sandbox/test/support/call.ts";
import { startCli } from "../../../packages/sandbox/test/support/cli.ts";
import { createControl } from "../../../packages/sandbox/test/support/control.ts";
import { createDatabase, dropConnections } from "../../../packages/sandbox/test/support/stores.ts";
import { depositOf, gather, lightningOf } from "./support/crowd.ts";
import { findLost } from "./support/deliveries.ts";
import { startReceiver } from "./support/receiver.ts";
import { openRemains } from "./support/states.ts";

const CROWD = 20;

test("a database that drops all connections does not end the process, and what was due is done all the same", async () => {
  const receiver = await startReceiver();
  const database = await createDatabase();
  const builder = await createSandbox({ clock: "manual", database, receive: async () => new Response() });
  const crowd = await gather(builder, CROWD, receiver.url);
  await builder.close();

  const process = await startCli("--processing-seconds=1", "--database", database);
  const control = createControl(process);
  await control.post("/clock", { mode: "real" });
  receiver.hold();
  for (const { ref, key } of crowd) {
    await createCaller(process, key).call("createConnection", { body: lightningOf(ref, "second") });
    await control.post("/deposits", depositOf(ref));
  }
  // Some are done, some under way and some still to come.
  await receiver.until(() => receiver.held > 0);
  expect(await dropConnections(database)).toBeGreaterThan(0);
  receiver.release();

  await expect.poll(() => pendingDeliveries(process.url), { timeout: 30_000 }).toBe(0);
  await receiver.until(() => receiver.byId().size === 2 * CROWD);
  expect(findLost(receiver)).toEqual([]);
  const { code, stderr } = await process.end("SIGINT");
  expect(code).toBe(0);
  // It has said what happened, without stack traces.
  for (const line of stderr.trimEnd().split("\n").filter(Boolean)) expect(line).toMatch(/^svc-sandbox: \S/);
  await openRemains({ database });
});

async function pendingDeliveries(url: string): Promise<number> {
  const response = await fetch(`${url}/_sandbox/deliveries?status=pending`);
  const pending: unknown = response.ok ? await response.json() : [null];
  return Array.isArray(pending) ? pending.length : 1;
}
