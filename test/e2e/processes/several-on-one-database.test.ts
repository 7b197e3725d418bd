import { createSandbox } from "@svc/sandbox";
import { describe, expect, test } from "vitest";
import { type CliProcess, startCli } from "../../../packages/sandbox/test/support/cli.ts";
import { createControl } from "../../../packages/sandbox/test/support/control.ts";
import { createDatabase } from "../../../packages/sandbox/test/support/stores.ts";
import { crowdIn, DUE_SECONDS, EVENTS_EACH, gather, JOBS_EACH } from "./support/crowd.ts";
import { countRepeats, expectMarkedRepeats, findLost, groupByUser } from "./support/deliveries.ts";
import { follow } from "./support/follow.ts";
import { startReceiver } from "./support/receiver.ts";
import { countRecords, openRemains, readStates } from "./support/states.ts";

/** Deliveries that one process has under way at once, at most. */
const CONCURRENCY = 32;

/** A crowd with everything still to come, in a database; and what becomes of it when nobody disturbs. */
async function crowdInDatabase(size: number, callback: string) {
  const reference = await createSandbox({ clock: "manual", receive: async () => new Response() });
  const crowd = await gather(reference, size, callback);
  await crowdIn(reference, crowd);
  const database = await createDatabase();
  const copy = await createSandbox({ clock: "manual", database });
  await copy.restore(await reference.snapshot());
  await copy.close();
  await reference.advance(DUE_SECONDS);
  return { crowd, database, reference };
}

const start = (database: string) => startCli("--clock=manual", "--database", database);

async function advance(process: CliProcess, advanceSeconds: number): Promise<number> {
  const { ran } = await createControl(process).call("setClock", { body: { advanceSeconds } });
  return ran;
}

describe("Several processes on one PostgreSQL", () => {
  test("share what falls due: each does a part, and nothing is done twice", async () => {
    const size = 60;
    const receiver = await startReceiver();
    const { crowd, database, reference } = await crowdInDatabase(size, receiver.url);
    const [mover, helper] = await Promise.all([start(database), start(database)]);
    const happenings = await follow(helper.url);

    const moving = advance(mover, DUE_SECONDS);
    await happenings.until(() => happenings.count("connection", "ACTIVE") > 0);
    // The clock has moved. The other one would notice within half a second; this way it notices now.
    await createControl(helper).call("setClock", { body: { mode: "manual" } });
    await happenings.until(() => happenings.count("delivery", "delivered") === size * EVENTS_EACH);

    expect(await moving).toBeLessThan(size * (JOBS_EACH + EVENTS_EACH));
    expect(receiver.arrivals).toHaveLength(size * EVENTS_EACH);
    expect(countRepeats(receiver)).toBe(0);
    expect(await readStates(helper, crowd)).toEqual(await readStates(reference, crowd));
    for (const process of [mover, helper]) expect(await process.end("SIGINT")).toMatchObject({ code: 0, stderr: "" });
    expect(countRecords(await openRemains({ database }))).toEqual(countRecords(await reference.snapshot()));
    await reference.close();
  });

  test("survive kill -9 of one amid due jobs and of one amid 2,000 deliveries: nothing is lost, nothing done twice", async () => {
    const size = 200;
    const receiver = await startReceiver();
    const { crowd, database, reference } = await crowdInDatabase(size, receiver.url);
    const [mover, sender, last] = await Promise.all([start(database), start(database), start(database)]);
    const happenings = await follow(last.url);

    const interrupted = expect(advance(mover, DUE_SECONDS)).rejects.toThrow();
    await happenings.until(() => happenings.count("connection", "ACTIVE") >= size);
    await mover.end("SIGKILL");
    await interrupted;

    await receiver.until(() => receiver.arrivals.length >= 3 * size);
    receiver.hold();
    // More than one process can have: so both of those that are left have some.
    await receiver.until(() => receiver.held > CONCURRENCY);
    await sender.end("SIGKILL");
    await receiver.until(() => receiver.held <= CONCURRENCY);
    expect(findLost(receiver)).not.toEqual([]);
    receiver.release();
    await happenings.until(() => happenings.count("delivery", "delivered") === size * EVENTS_EACH);

    expect(receiver.byId().size).toBe(size * EVENTS_EACH);
    expect(findLost(receiver)).toEqual([]);
    expectMarkedRepeats(receiver);
    expect(countRepeats(receiver)).toBeLessThanOrEqual(2 * CONCURRENCY);
    expect(await readStates(last, crowd)).toEqual(await readStates(reference, crowd));

    // Later work is still due, and done once: purchases that nobody has confirmed expire.
    const later = 1800;
    expect(await advance(last, later)).toBe(await reference.advance(later));
    expect(await readStates(last, crowd)).toEqual(await readStates(reference, crowd));
    expect(await last.end("SIGINT")).toMatchObject({ code: 0, stderr: "" });
    const remains = await openRemains({ database });
    expect(countRecords(remains)).toEqual(countRecords(await reference.snapshot()));
    const order = new Map(remains.contents.deliveries?.map(([place, id]) => [String(id), Number(place)]));
    for (const ids of groupByUser(receiver).values()) {
      const places = ids.map((id) => order.get(id) ?? 0);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    await reference.close();
  });
});
