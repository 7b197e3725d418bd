import { obtain } from "../run/ask.ts";
import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import { describe, isAlive, type Session } from "../state/read.ts";
import { expectDetail } from "./expect-detail.ts";

/** The list holds what this user has through this application and is not over, newest first. */
export async function checkList(world: World, session: Session): Promise<void> {
  const { connections, rules } = world.model;
  const visible = connections.filter((one) => rules.seesConnection(session, one) && isAlive(one)).reverse();
  const list = await obtain(world, session.key, "listConnections");
  const what = `connections of ${describe(session)}`;
  const shown = (id: string | undefined, name: string | undefined, status: string) => ({ id, name, status });
  same(
    what,
    list.map(({ svcLink: { id, name, status } }) => shown(id, name, status)),
    visible.map(({ id, name, status }, index) => {
      const { svcLink } = list[index] ?? {};
      return shown(id ?? svcLink?.id, name ?? svcLink?.name, status);
    }),
  );
  for (const [index, connection] of visible.entries()) {
    const detail = list[index];
    if (detail) same(`${what}, number ${index + 1}`, detail, expectDetail(world, connection, detail));
  }
}
