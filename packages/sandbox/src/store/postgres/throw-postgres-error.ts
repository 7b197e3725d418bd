import pg from "pg";
import { StoreOutage } from "../errors/store-outage.ts";
import { UniqueViolation } from "../errors/unique-violation.ts";

const UNIQUE_VIOLATION = "23505";
/** Classes of SQLSTATE: wrong data, a broken rule, a wrong statement. All others are the database's own affair. */
const OUR_FAULT = ["22", "23", "42"];

/** What went wrong, in the store's own terms. Without an answer of the database, the connection was lost. */
function readPostgresError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new StoreOutage(error);
  if (error.code === UNIQUE_VIOLATION) return new UniqueViolation(error.constraint ?? "", error);
  return OUR_FAULT.includes(error.code?.slice(0, 2) ?? "") ? error : new StoreOutage(error);
}

/** For a promise's catch. */
export function throwPostgresError(error: unknown): never {
  throw readPostgresError(error);
}
