import type { Db, SqlRow, Store } from "./db.ts";
import { tables } from "./schema/schema.ts";
import type { TableShape } from "./schema/table.ts";

/** All rows of all tables. */
export type Contents = Readonly<Record<string, readonly SqlRow[]>>;

const columnsOf = (table: TableShape) => ["seq", ...table.columns.map(({ name }) => name)];

export async function readContents(db: Db): Promise<Contents> {
  const contents: Record<string, readonly SqlRow[]> = {};
  for (const table of tables) {
    contents[table.name] = await db.all(`SELECT ${columnsOf(table).join(", ")} FROM ${table.name} ORDER BY seq`);
  }
  return contents;
}

export async function clearContents(db: Db): Promise<void> {
  for (const table of tables) await db.run(`DELETE FROM ${table.name}`);
}

export async function writeContents(store: Store, db: Db, contents: Contents): Promise<void> {
  await clearContents(db);
  for (const table of tables) {
    const columns = columnsOf(table);
    const sql = `INSERT INTO ${table.name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
    const rows = contents[table.name] ?? [];
    for (const row of rows) await db.run(sql, ...row);
    if (store.kind === "postgres" && rows.length > 0) await continueSequence(db, table.name);
  }
}

/** Rows were numbered by us, so the database has to be told where to go on. */
async function continueSequence(db: Db, table: string): Promise<void> {
  await db.get(`SELECT setval(pg_get_serial_sequence('${table}', 'seq'), (SELECT MAX(seq) FROM ${table}))`);
}
