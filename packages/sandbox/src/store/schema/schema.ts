import { applications } from "../tables/applications.ts";
import { attempts } from "../tables/attempts.ts";
import { beneficiaries } from "../tables/beneficiaries.ts";
import { challenges } from "../tables/challenges.ts";
import { clocks } from "../tables/clocks.ts";
import { connections } from "../tables/connections.ts";
import { deliveries } from "../tables/deliveries.ts";
import { depositTargets } from "../tables/deposit-targets.ts";
import { faults } from "../tables/faults.ts";
import { grants } from "../tables/grants.ts";
import { jobs } from "../tables/jobs.ts";
import { ledgerEntries } from "../tables/ledger-entries.ts";
import { messages } from "../tables/messages.ts";
import { orders } from "../tables/orders.ts";
import { standingOrders } from "../tables/standing-orders.ts";
import { userBalances } from "../tables/user-balances.ts";
import { users } from "../tables/users.ts";
import { whitelistedAddresses } from "../tables/whitelisted-addresses.ts";
import { toSnakeCase } from "./indexes.ts";
import type { TableShape } from "./table.ts";

export const tables: readonly TableShape[] = [
  clocks,
  applications,
  users,
  grants,
  beneficiaries,
  whitelistedAddresses,
  standingOrders,
  connections,
  challenges,
  depositTargets,
  orders,
  ledgerEntries,
  userBalances,
  messages,
  deliveries,
  attempts,
  jobs,
  faults,
];

/** The statements that make all tables and indexes. */
export function createStatements(sequenceColumn: string): string[] {
  return tables.flatMap((table) => [createTable(table, sequenceColumn), ...createIndexes(table)]);
}

function createTable(table: TableShape, sequenceColumn: string): string {
  const lines = [...table.columns.map(({ name, sql }) => `${name} ${sql}`), sequenceColumn, ...table.constraints];
  return `CREATE TABLE ${table.name} (\n  ${lines.join(",\n  ")}\n)`;
}

function createIndexes(table: TableShape): string[] {
  return table.indexes.map(({ name, columns, unique, where }) => {
    const kind = unique ? "UNIQUE INDEX" : "INDEX";
    const condition = where === undefined ? "" : ` WHERE ${where}`;
    return `CREATE ${kind} ${name} ON ${table.name} (${columns.map(toSnakeCase).join(", ")})${condition}`;
  });
}
