import { StoreFull } from "../errors/store-full.ts";
import { readSqliteUniqueViolation } from "./read-unique-violation.ts";

/** SQLITE_FULL, in SQLite's list of result codes. */
const FULL = 13;

/** What went wrong, in the store's own terms. */
export function readSqliteError(error: unknown, path: string | undefined): unknown {
  if (error instanceof Error && "errcode" in error && error.errcode === FULL) return new StoreFull(path, error);
  return readSqliteUniqueViolation(error) ?? error;
}
