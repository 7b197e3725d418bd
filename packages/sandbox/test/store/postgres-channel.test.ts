import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createPostgresChannel } from "../../src/store/postgres/postgres-channel.ts";
import { allowConnections, createDatabase, dropConnections } from "../support/stores.ts";

const SOON = { timeout: 10_000, interval: 10 };

/** The next attempts, which wait for the test. */
function createTimers() {
  const waiting = new Map<() => void, number>();
  return {
    later(task: () => void, delayMs: number) {
      waiting.set(task, delayMs);
      return () => void waiting.delete(task);
    },
    delays: () => [...waiting.values()],
    pass() {
      for (const task of waiting.keys()) {
        waiting.delete(task);
        task();
      }
    },
  };
}

async function open() {
  const database = await createDatabase();
  const timers = createTimers();
  const channel = createPostgresChannel(database, timers.later);
  onTestFinished(() => channel.close());
  const heard: string[] = [];
  await channel.subscribe((message) => heard.push(message));
  /** The server closes the connection, and this is noticed. */
  const lose = async () => {
    expect(await dropConnections(database)).toBe(1);
    await expect.poll(timers.delays, SOON).toHaveLength(1);
  };
  return { database, channel, heard, timers, lose };
}

/** As another process on this database would. */
async function tell(database: string, message: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("SELECT pg_notify('sandbox', $1)", [message]);
  await client.end();
}

/** Tells until somebody listens again: what is told before that is lost. */
async function hear(database: string, heard: readonly string[], message: string): Promise<void> {
  const tellAgain = async () => {
    await tell(database, message);
    return heard;
  };
  await expect.poll(tellAgain, SOON).toContain(message);
}

test("whoever listens hears later messages when the server has closed the connection, again and again", async () => {
  const { database, heard, timers, lose } = await open();
  await tell(database, "first");
  await expect.poll(() => heard, SOON).toEqual(["first"]);
  for (const message of ["second", "third"]) {
    await lose();
    expect(timers.delays()).toEqual([100]);
    timers.pass();
    await hear(database, heard, message);
  }
});

test("while the server lets nobody in, the attempts become fewer, and the first that succeeds is the last", async () => {
  const { database, heard, timers, lose } = await open();
  await allowConnections(database, false);
  await lose();
  for (const delay of [200, 400, 800, 1600, 3200, 5000, 5000]) {
    timers.pass();
    await expect.poll(timers.delays, SOON).toEqual([delay]);
  }
  await allowConnections(database, true);
  timers.pass();
  await hear(database, heard, "at last");
  expect(timers.delays()).toEqual([]);
});

test("whoever comes while the connection is lost does not have to wait for the next attempt", async () => {
  const { database, channel, heard, timers, lose } = await open();
  await lose();
  await channel.subscribe(() => {});
  expect(timers.delays()).toEqual([]);
  await tell(database, "for both");
  await expect.poll(() => heard, SOON).toEqual(["for both"]);
});

test("whoever comes while the server lets nobody in is told so, and can come again", async () => {
  const { database, channel, timers, lose } = await open();
  await allowConnections(database, false);
  await lose();
  const heard: string[] = [];
  const subscribe = () => channel.subscribe((message) => heard.push(message));
  await expect(subscribe()).rejects.toThrow("not currently accepting connections");
  await allowConnections(database, true);
  await expect.poll(timers.delays, SOON).toHaveLength(1);
  await subscribe();
  await tell(database, "once");
  await expect.poll(() => heard, SOON).toEqual(["once"]);
});

test("closing while the connection is lost leaves no attempt behind", async () => {
  const { channel, timers, lose } = await open();
  await lose();
  await channel.close();
  expect(timers.delays()).toEqual([]);
});
