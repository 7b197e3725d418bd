import { record } from "fast-check";
import { create, refuseCreation } from "../acts/create.ts";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { Divergence } from "../run/divergence.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";
import { creations } from "./create.ts";
import { requestOf } from "./request-of.ts";

const WHAT = "two creations at once";

/** Two equal creations at the same moment, as by an impatient finger: one is accepted, if any. */
export const createTwice = defineCommand(
  "createTwice",
  record({ session: position, creation: creations }),
  async (world, picks) => {
    const { model } = world;
    const session = choose(liveSessions(model), picks.session);
    if (!session) return;
    const { name, plan, naming } = picks.creation;
    world.story.push(`${describe(session)} creates "${name}" twice at once: ${Object.values(plan).join(" ")}`);
    const body = { name, ...(await requestOf(world, session.user, plan, naming)) };
    const answers = await Promise.all([1, 2].map(() => ask(world, session.key, "createConnection", { body })));
    const outcomes = answers.map(({ refusal }) => refusal ?? "accepted");

    const refusal = refuseCreation(model, session.user, plan, name);
    if (refusal) return same(WHAT, outcomes, [refusal, refusal]);
    for (const answer of answers) {
      if (answer.refusal !== undefined) continue;
      create(model, session, plan, name).id = learn(world, "id of a connection", answer.body.svcLink.id);
    }
    const late = ["CONCURRENT_REQUEST", refuseCreation(model, session.user, plan, name)];
    const fits = outcomes.filter((outcome) => late.includes(outcome)).length === 1 && outcomes.includes("accepted");
    if (!fits) throw new Divergence(WHAT, ["accepted", late], outcomes);
  },
);
