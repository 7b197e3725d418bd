import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import { isAlive, liveSessions } from "../state/read.ts";
import { checkBooks } from "./check-books.ts";
import { checkConnection } from "./check-connection.ts";
import { checkEvents } from "./check-events.ts";
import { checkList } from "./check-list.ts";
import { checkMoney } from "./check-money.ts";
import { learnKeys } from "./learn-keys.ts";

/** After each step: all that the API shows to anybody is what the model says, and the sandbox's own rules hold. */
export async function checkWorld(world: World): Promise<void> {
  const { sandbox, model } = world;
  await sandbox.settled();
  await learnKeys(world);
  for (const session of liveSessions(model)) {
    await checkList(world, session);
    // Whoever has no money yet is looked at in the end.
    if (model.deposits.some(({ place }) => place.owner.user === session.user)) await checkMoney(world, session);
  }
  checkEvents(world);
  same("what is wrong with the records", await sandbox.checkInvariants(), []);
  same("what went wrong inside", sandbox.problems, []);
}

/** At the end: what no list shows any more, too. */
export async function checkEnd(world: World): Promise<void> {
  const { model } = world;
  for (const session of liveSessions(model)) {
    const over = model.connections.filter((connection) => connection.owner === session && !isAlive(connection));
    for (const connection of over) await checkConnection(world, session, connection);
    await checkMoney(world, session);
  }
  for (const user of model.users.values()) await checkBooks(world, user);
}
