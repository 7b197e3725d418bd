import { UniqueViolation } from "../errors/unique-violation.ts";
import { toSnakeCase } from "../schema/indexes.ts";
import { tables } from "../schema/schema.ts";

const MESSAGE = /^UNIQUE constraint failed: (.+)$/;

/** SQLite names the columns, not the index, so the index is found by its columns. */
const indexesByColumns = new Map(
  tables.flatMap((table) =>
    table.indexes
      .filter((index) => index.unique)
      .map((index) => [index.columns.map((column) => `${table.name}.${toSnakeCase(column)}`).join(", "), index.name]),
  ),
);

export function readSqliteUniqueViolation(error: unknown): UniqueViolation | undefined {
  const columns = error instanceof Error ? MESSAGE.exec(error.message)?.[1] : undefined;
  if (columns === undefined) return undefined;
  return new UniqueViolation(indexesByColumns.get(columns) ?? columns, error);
}
