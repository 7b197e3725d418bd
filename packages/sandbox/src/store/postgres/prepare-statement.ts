import { createHash } from "node:crypto";

interface Statement {
  readonly name: string;
  readonly text: string;
}

const prepared = new Map<string, Statement>();

/** Numbers the placeholders, and names the statement so that each connection parses it once. */
export function prepareStatement(sql: string): Statement {
  const known = prepared.get(sql);
  if (known) return known;
  let position = 0;
  const text = sql.replace(/\?/g, () => `$${++position}`);
  const statement = { name: createHash("sha256").update(sql).digest("hex").slice(0, 32), text };
  prepared.set(sql, statement);
  return statement;
}
