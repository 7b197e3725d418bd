import type { SqlValue } from "../db.ts";

export interface Column<T> {
  readonly sql: string;
  decode(value: SqlValue): T;
  encode(value: T): SqlValue;
}

const same = <T>(value: T): T => value;

function decodeText(value: SqlValue): string {
  if (typeof value !== "string") throw new TypeError(`expected text in the database, found ${typeof value}`);
  return value;
}

function decodeInteger(value: SqlValue): number {
  if (typeof value !== "number") throw new TypeError(`expected an integer in the database, found ${typeof value}`);
  return value;
}

export const text: Column<string> = { sql: "TEXT NOT NULL", decode: decodeText, encode: same };

export const key: Column<string> = { ...text, sql: "TEXT NOT NULL UNIQUE" };

/** Counts, and instants as Unix milliseconds. */
export const integer: Column<number> = { sql: "BIGINT NOT NULL", decode: decodeInteger, encode: same };

export const flag: Column<boolean> = {
  sql: "INTEGER NOT NULL",
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
};

/** Amounts are text in both databases: wei do not fit into 64 bits. */
export const amount: Column<bigint> = {
  sql: "TEXT NOT NULL",
  decode: (value) => BigInt(decodeText(value)),
  encode: (value) => value.toString(),
};

/** Anything that only we write: what is read back is what was put in. */
export function json<T>(): Column<T> {
  return {
    sql: "TEXT NOT NULL",
    decode: (value) => JSON.parse(decodeText(value)),
    encode: (value) => JSON.stringify(value),
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): Column<T> {
  const known = new Map<SqlValue, T>(values.map((value) => [value, value]));
  return {
    sql: text.sql,
    decode(value) {
      const found = known.get(value);
      if (found === undefined) throw new TypeError(`unknown value in the database: ${value}`);
      return found;
    },
    encode: same,
  };
}

export function nullable<T>(column: Column<T>): Column<T | null> {
  return {
    sql: column.sql.replace(" NOT NULL", ""),
    decode: (value) => (value === null ? null : column.decode(value)),
    encode: (value) => (value === null ? null : column.encode(value)),
  };
}
