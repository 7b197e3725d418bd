import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../src/index.ts";
import { internalsOf } from "../../src/sandbox/internals.ts";
import { withinSavepoint } from "../../src/store/within-savepoint.ts";
import { createControl } from "../support/control.ts";

/** A few users fit in, and many do not. */
const PAGES_LEFT = 10;
const MANY = 1000;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-sandbox-full-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function open(options: SandboxOptions) {
  const sandbox = await createSandbox({ clock: "manual", ...options });
  onTestFinished(() => sandbox.close());
  await limit(sandbox);
  return { sandbox, control: createControl(sandbox) };
}

/** As if the memory, or the disk, were nearly full. */
async function limit(sandbox: Sandbox): Promise<void> {
  await internalsOf(sandbox).engine.store.read(async (db) => {
    const [pages] = (await db.get("PRAGMA page_count")) ?? [];
    await db.get(`PRAGMA max_page_count = ${Number(pages) + PAGES_LEFT}`);
  });
}

const emailOf = (number: number) => `user-${number}@example.com`;

/** Adds users until one is refused; answers how many there are. */
async function fill(control: ReturnType<typeof createControl>): Promise<number> {
  for (let count = 0; count < MANY; count += 1) {
    const { status } = await control.send("POST", "/users", { email: emailOf(count) });
    if (status !== 201) {
      expect(status).toBe(500);
      return count;
    }
  }
  throw new Error("nothing was refused");
}

const stores: readonly [string, () => Promise<SandboxOptions>, RegExp][] = [
  ["in memory", async () => ({}), /memory holds no more.*reset.*--data/],
  ["in a file", async () => ({ data: join(await makeFolder(), "sandbox.db") }), /disk.*full.*make room.*another file/],
];

test.each(stores)("a store %s that is full says so, and what to do", async (_, options, told) => {
  const { sandbox, control } = await open(await options());
  await fill(control);
  expect(sandbox.problems).toEqual([expect.stringMatching(told)]);
});

test.each(stores)("nothing of what did not fit %s is kept, and a reset makes room", async (_, options) => {
  const { sandbox, control } = await open(await options());
  const count = await fill(control);
  expect(count).toBeGreaterThan(0);
  expect(await control.call("listUsers", { query: { email: emailOf(count - 1) } })).toHaveLength(1);
  expect(await control.call("listUsers", { query: { email: emailOf(count) } })).toEqual([]);
  expect(await sandbox.checkInvariants()).toEqual([]);
  expect((await control.send("POST", "/reset")).status).toBe(204);
  expect((await control.send("POST", "/users", { email: "ana@example.com" })).status).toBe(201);
});

test("what does not fit into an attempt within a transaction is told in the same way", async () => {
  const { sandbox } = await open({});
  const { store } = internalsOf(sandbox).engine;
  const overfill = store.write((db) =>
    withinSavepoint(db, async () => {
      for (;;) await db.run("INSERT INTO clocks (mode, value) VALUES (?, 0)", "manual".repeat(MANY));
    }),
  );
  await expect(overfill).rejects.toThrow("memory holds no more");
});
