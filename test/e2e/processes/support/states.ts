import { createSandbox, type Snapshot } from "@svc/sandbox";
import { expect } from "vitest";
import { createCaller, type Reachable } from "../../../../packages/sandbox/test/support/call.ts";
import type { Person } from "./crowd.ts";

/** Everything about everybody that does not carry something random. */
export async function readStates(sandbox: Reachable, crowd: readonly Person[]) {
  const states = [];
  for (const { ref, key } of crowd) {
    const user = createCaller(sandbox, key);
    const details = await user.call("listConnections");
    states.push({
      ref,
      connections: details.map(({ svcLink }) => svcLink),
      orders: await user.call("listTransactions", { body: {} }),
    });
  }
  return states;
}

/** How many there are of everything; attempts alone may have been repeated. */
export function countRecords({ contents }: Snapshot): Record<string, number> {
  const counts = Object.entries(contents).map(([table, rows]): [string, number] => [table, rows.length]);
  return Object.fromEntries(counts.filter(([table]) => table !== "attempts"));
}

/** Opens what processes have left behind; the books have to be right. */
export async function openRemains(store: { database: string } | { data: string }): Promise<Snapshot> {
  const sandbox = await createSandbox({ clock: "manual", ...store });
  try {
    expect(await sandbox.checkInvariants()).toEqual([]);
    return await sandbox.snapshot();
  } finally {
    await sandbox.close();
  }
}
