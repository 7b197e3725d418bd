import type { Db, SqlRow, SqlValue } from "../db.ts";
import type { Column } from "./column.ts";
import { type Index, toSnakeCase } from "./indexes.ts";

export type Columns = Readonly<Record<string, Column<unknown>>>;
type RecordOf<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never };

/** What creating a table needs. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly sql: string }[];
  readonly indexes: readonly Index[];
  /** Further lines of CREATE TABLE. */
  readonly constraints: readonly string[];
}

/** Every table also has `seq`, numbered by the database in order of insertion, to sort by. */
export interface Table<Row> extends TableShape {
  insert(db: Db, row: Row): Promise<void>;
  /** Does nothing when a row is there already that it would have to be different from. */
  insertIfNew(db: Db, row: Row): Promise<void>;
  /** Prepares a look-up of one row; `tail` is everything from WHERE on. */
  finder(tail: string): (db: Db, ...values: SqlValue[]) => Promise<Row | undefined>;
  /** Prepares a look-up of any number of rows. */
  lister(tail: string): (db: Db, ...values: SqlValue[]) => Promise<Row[]>;
}

export type RowOf<T> = T extends Table<infer Row> ? Row : never;

export interface TableOptions {
  readonly indexes?: readonly Index[];
  readonly constraints?: readonly string[];
}

export function defineTable<C extends Columns>(
  name: string,
  columns: C,
  options: TableOptions = {},
): Table<RecordOf<C>> {
  type Row = RecordOf<C>;
  const fields = Object.entries(columns).map(([field, column]) => ({ field, column, name: toSnakeCase(field) }));
  const names = fields.map((field) => field.name).join(", ");
  const marks = fields.map(() => "?").join(", ");
  const insertSql = `INSERT INTO ${name} (${names}) VALUES (${marks})`;
  const insertIfNewSql = `${insertSql} ON CONFLICT DO NOTHING`;
  const selectSql = `SELECT ${names} FROM ${name}`;

  function decode(values: SqlRow): Row {
    const row: Record<string, unknown> = {};
    let position = 0;
    for (const { field, column } of fields) {
      row[field] = column.decode(values[position] ?? null);
      position += 1;
    }
    // Built member by member from the same columns that the type is made of, which TypeScript cannot follow.
    return row as Row;
  }

  const encode = (row: Row) => fields.map(({ field, column }) => column.encode(row[field]));

  return {
    name,
    columns: fields.map(({ name, column }) => ({ name, sql: column.sql })),
    indexes: options.indexes ?? [],
    constraints: options.constraints ?? [],
    async insert(db, row) {
      await db.run(insertSql, ...encode(row));
    },
    async insertIfNew(db, row) {
      await db.run(insertIfNewSql, ...encode(row));
    },
    finder(tail) {
      const sql = `${selectSql} ${tail}`;
      return async (db, ...values) => {
        const found = await db.get(sql, ...values);
        return found && decode(found);
      };
    },
    lister(tail) {
      const sql = `${selectSql} ${tail}`;
      return async (db, ...values) => (await db.all(sql, ...values)).map(decode);
    },
  };
}
