import { obtain } from "../run/ask.ts";
import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import type { Connection } from "../state/model.ts";
import { describe, type Session } from "../state/read.ts";
import { expectDetail } from "./expect-detail.ts";

/** One connection, as it is shown whatever its status. */
export async function checkConnection(world: World, session: Session, connection: Connection): Promise<void> {
  if (connection.id === undefined) return;
  const detail = await obtain(world, session.key, "getConnection", { path: { id: connection.id } });
  same(`connection of ${describe(session)}`, detail, expectDetail(world, connection, detail));
}
