import { record } from "fast-check";
import { cancel } from "../acts/cancel.ts";
import { ask } from "../run/ask.ts";
import { position, prefer } from "../run/choose.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";
import { actorFor } from "./actor-for.ts";

export const cancelStandingOrder = defineCommand(
  "cancelStandingOrder",
  record({ connection: position, by: position }),
  async (world, picks) => {
    const { model } = world;
    const processed = model.connections.filter(({ order }) => order?.id !== undefined);
    const connection = prefer(processed, ({ status }) => status === "ACTIVE", picks.connection);
    const session = connection && actorFor(liveSessions(model), connection.owner, picks.by);
    if (!connection?.order?.id || !session) return;
    world.story.push(`${describe(session)} cancels "${connection.name}"`);
    const expected = cancel(model, session, connection.order);
    const path = { standingOrderId: connection.order.id };
    const answer = await ask(world, session.key, "cancelStandingOrder", { path });
    if (answer.refusal !== undefined) return same("cancellation", answer.refusal, expected);
    if (typeof expected === "string") return same("cancellation", answer.body, { [expected]: true });
    const { body } = answer;
    expected.id = learn(world, "id of a challenge", "challengeId" in body ? body.challengeId : undefined);
    const dateExpires = new Date(expected.expiresAt).toISOString();
    same("the challenge", body, { challengeId: expected.id, dateExpires });
  },
);
