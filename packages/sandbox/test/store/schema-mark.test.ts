import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSandbox, type SandboxOptions } from "../../src/index.ts";
import { createDatabase } from "../support/stores.ts";

interface Place {
  readonly options: Pick<SandboxOptions, "database" | "data">;
  /** Goes past the sandbox; answers the values of the first row. */
  ask(sql: string): Promise<readonly unknown[] | undefined>;
}

const places: readonly [string, () => Promise<Place>][] = [
  ["a file", makeFile],
  ["PostgreSQL", makeDatabase],
];

async function makeFile(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "svc-sandbox-schema-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const data = join(folder, "sandbox.db");
  return {
    options: { data },
    async ask(sql) {
      const database = new DatabaseSync(data);
      const row = database.prepare(sql).get();
      database.close();
      return row && Object.values(row);
    },
  };
}

async function makeDatabase(): Promise<Place> {
  const database = await createDatabase();
  return {
    options: { database },
    async ask(sql) {
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
      await client.end();
      return rows[0];
    },
  };
}

/** Opens a sandbox for a moment. */
async function visit(options: SandboxOptions): Promise<void> {
  await (await createSandbox({ clock: "manual", ...options })).close();
}

describe.each(places)("In %s", (_, make) => {
  test("what this version has made is opened again", async () => {
    const { options } = await make();
    await visit(options);
    await visit(options);
  });

  test("what another version has made is refused and left as it is", async () => {
    const { options, ask } = await make();
    await visit(options);
    await ask("UPDATE sandbox_schema SET fingerprint = 'of another version'");
    await expect(visit(options)).rejects.toThrow("made by another version of the sandbox");
    expect(await ask("SELECT COUNT(*) FROM applications")).toEqual([expect.toSatisfy((count) => Number(count) === 1)]);
  });

  test("tables of somebody else are neither used nor added to", async () => {
    const { options, ask } = await make();
    await ask("CREATE TABLE users (name TEXT)");
    await ask("INSERT INTO users VALUES ('somebody')");
    await expect(visit(options)).rejects.toThrow("a table users that the sandbox has not made");
    expect(await ask("SELECT name FROM users")).toEqual(["somebody"]);
    await expect(ask("SELECT * FROM clocks")).rejects.toThrow("clocks");
  });

  test("other tables are no hindrance", async () => {
    const { options, ask } = await make();
    await ask("CREATE TABLE invoices (number INTEGER)");
    await visit(options);
  });
});

test("several sandboxes that meet an empty database make its tables together", async () => {
  const { options } = await makeDatabase();
  await Promise.all(Array.from({ length: 4 }, () => visit(options)));
});

test("who comes to a database at work waits for nobody", async () => {
  const { options } = await makeDatabase();
  await visit(options);
  const worker = new pg.Client({ connectionString: options.database });
  await worker.connect();
  onTestFinished(() => worker.end());
  await worker.query("BEGIN; LOCK TABLE connections IN ROW EXCLUSIVE MODE");
  await visit(options);
});
