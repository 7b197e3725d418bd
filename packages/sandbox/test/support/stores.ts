import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { SandboxOptions } from "../../src/index.ts";

export interface TestStore {
  readonly name: string;
  /** The options that make a sandbox use a new, empty one. */
  open(): Promise<Pick<SandboxOptions, "database" | "data">>;
}

/** Every behaviour holds on both. */
export const stores: readonly TestStore[] = [
  { name: "SQLite", open: async () => ({}) },
  { name: "PostgreSQL", open: async () => ({ database: await createDatabase() }) },
];

export async function createDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  const name = `sandbox_${randomUUID().replaceAll("-", "")}`;
  await ask(`CREATE DATABASE ${name}`);
  return `${server}/${name}`;
}

/** Closes all connections to a database from the server's side, as its restart does. Answers how many there were. */
export async function dropConnections(database: string): Promise<number> {
  const name = new URL(database).pathname.slice(1);
  return ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
}

/** Lets nobody connect to a database any more, or everybody again. */
export async function allowConnections(database: string, allowed: boolean): Promise<void> {
  await ask(`ALTER DATABASE ${new URL(database).pathname.slice(1)} ALLOW_CONNECTIONS ${allowed}`);
}

async function ask(sql: string, values: readonly string[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/postgres` });
  await client.connect();
  const { rowCount } = await client.query(sql, [...values]);
  await client.end();
  return rowCount ?? 0;
}
