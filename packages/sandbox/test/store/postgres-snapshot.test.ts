import { expect, onTestFinished, test } from "vitest";
import type { Db } from "../../src/store/db.ts";
import { openPostgres } from "../../src/store/postgres/open-postgres.ts";
import { clocks } from "../../src/store/tables/clocks.ts";
import { createDatabase } from "../support/stores.ts";

const WRONG = "SELECT wrong FROM clocks";
/** More than there are connections. */
const MANY = 20;

async function open() {
  const store = await openPostgres(await createDatabase());
  onTestFinished(() => store.close());
  const addClock = () => store.write((db) => clocks.insert(db, { mode: "manual", value: 0 }));
  return { store, addClock };
}

const count = async (db: Db) => (await db.get("SELECT COUNT(*) FROM clocks"))?.[0];

test("all that one read sees is of one moment, whatever is written meanwhile", async () => {
  const { store, addClock } = await open();
  await addClock();
  const counts = await store.read(async (db) => {
    const before = await count(db);
    await addClock();
    return [before, await count(db)];
  });
  expect(counts).toEqual([1, 1]);
  expect(await store.read(count)).toBe(2);
});

test("a read writes nothing", async () => {
  const { store } = await open();
  await expect(store.read((db) => clocks.insert(db, { mode: "manual", value: 0 }))).rejects.toThrow("read-only");
});

test("reads that fail give their connections back", async () => {
  const { store } = await open();
  for (let number = 0; number < MANY; number += 1) await expect(store.read((db) => db.get(WRONG))).rejects.toThrow();
  expect(await store.read(count)).toBe(0);
});
