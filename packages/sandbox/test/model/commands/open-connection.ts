import { record } from "fast-check";
import { checkWorld } from "../check/check-world.ts";
import { choose, position } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { liveSessions } from "../state/read.ts";
import { confirmOne } from "./confirm-connection.ts";
import { createOne, creations } from "./create.ts";
import { waitFor } from "./wait.ts";

/** The usual way in one step, so that runs get far: create, wait, confirm. */
export const openConnection = defineCommand(
  "openConnection",
  record({ session: position, creation: creations }),
  async (world, picks) => {
    const { model } = world;
    const session = choose(liveSessions(model), picks.session);
    const connection = session && (await createOne(world, session, picks.creation));
    if (!connection) return;
    await waitFor(world, model.rules.processingSeconds(connection.name));
    await checkWorld(world);
    const challenge = model.challenges.findLast((one) => one.connection === connection);
    if (challenge) await confirmOne(world, session, challenge, true);
  },
);
