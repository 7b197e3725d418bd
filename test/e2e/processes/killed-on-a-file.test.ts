import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@svc/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { createCaller, send } from "../../../packages/sandbox/test/support/call.ts";
import { type CliProcess, startCli } from "../../../packages/sandbox/test/support/cli.ts";
import { createControl } from "../../../packages/sandbox/test/support/control.ts";
import { depositOf, gather, lightningOf, type Person } from "./support/crowd.ts";
import { expectMarkedRepeats, findLost } from "./support/deliveries.ts";
import { startReceiver } from "./support/receiver.ts";
import { openRemains } from "./support/states.ts";

const CROWD = 30;
const ENOUGH_EVENTS = 200;

/** What was acknowledged: of connections with whose key. */
interface Acknowledged {
  readonly connections: Map<string, string>;
  readonly orders: Set<string>;
}

test("kill -9 under load loses nothing that was acknowledged; what was due is done by the next process", async () => {
  const receiver = await startReceiver();
  const data = join(await makeFolder(), "sandbox.db");
  const crowd = await gatherOn(data, receiver.url);
  const start = () => startCli("--processing-seconds=1", "--data", data);

  const first = await start();
  await createControl(first).call("setClock", { body: { mode: "real" } });
  const acknowledged: Acknowledged = { connections: new Map(), orders: new Set() };
  const load = crowd.map((person) => pressUntilItEnds(first, person, acknowledged));
  await receiver.until(() => receiver.arrivals.length >= ENOUGH_EVENTS);
  await first.end("SIGKILL");
  await Promise.all(load);
  // Some of it was being processed, some on its way to the receiver.
  const { connections, orders } = acknowledged;
  const untold = new Set([...connections.keys(), ...orders]);
  const tell = () => {
    for (const { body } of receiver.arrivals) untold.delete(body.svcLinkId ?? body.orderId ?? "");
    return untold.size;
  };
  expect(tell()).toBeGreaterThan(0);

  const second = await start();
  await receiver.until(() => tell() === 0);
  for (const [id, key] of connections) {
    const detail = await createCaller(second, key).call("getConnection", { path: { id } });
    expect(detail.svcLink.status).toBe("ACTIVE");
  }
  await expect
    .poll(() => createControl(second).call("listDeliveries", { query: { status: "pending" } }), { timeout: 20_000 })
    .toEqual([]);
  expect(await second.end("SIGINT")).toMatchObject({ code: 0, stderr: "" });
  await openRemains({ data });
  expect(findLost(receiver)).toEqual([]);
  expectMarkedRepeats(receiver);
  const subjects = [...receiver.byId().values()].map(([arrival]) => arrival?.body.svcLinkId ?? arrival?.body.orderId);
  expect(new Set(subjects).size).toBe(subjects.length);
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-sandbox-killed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function gatherOn(data: string, callback: string): Promise<Person[]> {
  const sandbox = await createSandbox({ clock: "manual", data, receive: async () => new Response() });
  const crowd = await gather(sandbox, CROWD, callback);
  await sandbox.close();
  return crowd;
}

/** Opens connections and sends money, one after the other, as fast as it is answered and for as long. */
async function pressUntilItEnds(process: CliProcess, { ref, key }: Person, acknowledged: Acknowledged): Promise<void> {
  const control = createControl(process);
  const press = async (round: number) => {
    const created = await send(process, key, "createConnection", { body: lightningOf(ref, `round-${round}`) });
    const { svcLink }: { svcLink?: { id: string } } = await created.json();
    // Beyond ten at once, they are refused.
    if (svcLink) acknowledged.connections.set(svcLink.id, key);
    const { orderId } = await control.call("createDeposit", { body: depositOf(ref) });
    acknowledged.orders.add(orderId);
  };
  for (let round = 1; ; round += 1) {
    try {
      await press(round);
    } catch {
      return;
    }
  }
}
