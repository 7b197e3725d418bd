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
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${server}/${name}`;
}
