import { createHash } from "node:crypto";
import { createStatements, tables } from "./schema.ts";

/** Says by which schema the tables beside it were made. */
export const MARK_TABLE = "sandbox_schema";
export const READ_MARK = `SELECT fingerprint FROM ${MARK_TABLE}`;

/** What is in a store when it is opened. */
export interface Found {
  readonly tables: readonly string[];
  readonly mark: unknown;
}

/**
 * The statements that make everything in a store where nothing is yet; none where it is already. Throws when what is
 * there is of another version, or of somebody else: writing into it would fail at some later call, and a reset empty it.
 */
export function planSchema(found: Found, sequenceColumn: string): readonly string[] {
  const statements = createStatements(sequenceColumn);
  const fingerprint = createHash("sha256").update(statements.join("\n")).digest("hex");
  if (found.mark === fingerprint) return [];
  if (found.mark !== undefined) throw new Error(OTHER_VERSION);
  const taken = tables.find(({ name }) => found.tables.includes(name));
  if (taken) throw new Error(`there is a table ${taken.name} that the sandbox has not made: name a new, empty one`);
  return [
    ...statements,
    `CREATE TABLE ${MARK_TABLE} (fingerprint TEXT NOT NULL)`,
    `INSERT INTO ${MARK_TABLE} VALUES ('${fingerprint}')`,
  ];
}

const OTHER_VERSION =
  "it was made by another version of the sandbox, which keeps its state in another form: use that version, or name a new, empty one";
