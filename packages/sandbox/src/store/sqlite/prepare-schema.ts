import type { DatabaseSync } from "node:sqlite";
import { type Found, MARK_TABLE, planSchema, READ_MARK } from "../schema/plan-schema.ts";

const SEQUENCE = "seq INTEGER PRIMARY KEY";

/** Makes all tables, or none. */
export function prepareSchema(database: DatabaseSync): void {
  const statements = planSchema(look(database), SEQUENCE);
  database.exec(["BEGIN", ...statements, "COMMIT"].join(";\n"));
}

function look(database: DatabaseSync): Found {
  const rows = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const tables = rows.map(({ name }) => String(name));
  const mark = tables.includes(MARK_TABLE) ? database.prepare(READ_MARK).get()?.fingerprint : undefined;
  return { tables, mark };
}
