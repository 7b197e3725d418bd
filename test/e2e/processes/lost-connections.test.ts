import { createSandbox } from "@svc/sandbox";
import { expect, test } from "vitest";
import { createCaller, send } from "../../../packages/sandbox/test/support/call.ts";
import { type CliProcess, startCli } from "../../../packages/sandbox/test/support/cli.ts";
import { createControl } from "../../../packages/sandbox/test/support/control.ts";
import { createDatabase, dropConnections } from "../../../packages/sandbox/test/support/stores.ts";
import { gather, lightningOf, type Person } from "./support/crowd.ts";
import { expectMarkedRepeats, findLost } from "./support/deliveries.ts";
import { startReceiver } from "./support/receiver.ts";
import { openRemains } from "./support/states.ts";

const CROWD = 20;
const DROPS = 20;

test("a database that keeps dropping connections does not end the process, and what was due is done all the same", async () => {
  const receiver = await startReceiver();
  const database = await createDatabase();
  const builder = await createSandbox({ clock: "manual", database, receive: async () => new Response() });
  const crowd = await gather(builder, CROWD, receiver.url);
  await builder.close();
  // Without any time to process, there is always something due.
  const process = await startCli("--processing-seconds=0", "--database", database);
  await createControl(process).call("setClock", { body: { mode: "real" } });

  const load = crowd.map((person) => createUntilAccepted(process, person));
  for (let drops = 0; drops < DROPS; ) if ((await dropConnections(database)) > 0) drops += 1;
  await Promise.all(load);
  await receiver.until(() => receiver.byId().size === CROWD);
  await expect
    .poll(() => createControl(process).call("listDeliveries", { query: { status: "pending" } }), { timeout: 20_000 })
    .toEqual([]);

  for (const { key } of crowd) {
    const details = await createCaller(process, key).call("listConnections");
    expect(details).toMatchObject([{ svcLink: { status: "ACTIVE" } }, { svcLink: { status: "ACTIVE" } }]);
  }
  expect(findLost(receiver)).toEqual([]);
  expectMarkedRepeats(receiver);
  expect(await process.end("SIGINT")).toMatchObject({ code: 0, signal: null });
  await openRemains({ database });
});

/** A call that fails in the middle may have taken effect: then its name is taken. */
async function createUntilAccepted(process: CliProcess, { ref, key }: Person): Promise<void> {
  for (;;) {
    const response = await send(process, key, "createConnection", { body: lightningOf(ref, "second") });
    const { errorCode }: { errorCode?: string } = await response.json();
    if (response.status === 202 || errorCode === "DUPLICATE_NAME") return;
    expect(response.status).toBe(500);
  }
}
