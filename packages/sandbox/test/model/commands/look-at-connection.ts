import { record } from "fast-check";
import { checkConnection } from "../check/check-connection.ts";
import { expectRefusal } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";

/** Any connection, through any key: it is shown whole, or not found. */
export const lookAtConnection = defineCommand(
  "lookAtConnection",
  record({ session: position, connection: position }),
  async (world, picks) => {
    const { model } = world;
    const session = choose(liveSessions(model), picks.session);
    const connection = choose(model.connections, picks.connection);
    if (!session || connection?.id === undefined) return;
    world.story.push(`${describe(session)} looks at "${connection.name}" of ${describe(connection.owner)}`);
    if (model.rules.seesConnection(session, connection)) return checkConnection(world, session, connection);
    const path = { id: connection.id };
    await expectRefusal(world, session.key, "getConnection", { path }, "CONNECTION_NOT_FOUND");
  },
);
