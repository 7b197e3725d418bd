import { constantFrom, record } from "fast-check";
import { create, refuseCreation } from "../acts/create.ts";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import { names } from "../state/cast.ts";
import type { Connection } from "../state/model.ts";
import type { Plan } from "../state/plan.ts";
import { describe, liveSessions, type Session } from "../state/read.ts";
import { plans } from "./plans.ts";
import { namings, requestOf } from "./request-of.ts";

export interface Creation {
  readonly name: string;
  readonly plan: Plan;
  readonly naming: (typeof namings)[number];
}

export const creations = record({ name: constantFrom(...names), plan: plans, naming: constantFrom(...namings) });

/** Asks for a connection; answers it when it was, and should have been, accepted. */
export async function createOne(
  world: World,
  session: Session,
  { name, plan, naming }: Creation,
): Promise<Connection | undefined> {
  const { model } = world;
  world.story.push(`${describe(session)} creates "${name}": ${Object.values(plan).join(" ")} (${naming})`);
  const expected = refuseCreation(model, session.user, plan, name) ?? "accepted";
  const request = await requestOf(world, session.user, plan, naming);
  const answer = await ask(world, session.key, "createConnection", { body: { name: ` ${name} `, ...request } });
  same("creation", answer.refusal ?? "accepted", expected);
  if (answer.refusal !== undefined) return undefined;

  const connection = create(model, session, plan, name);
  connection.id = learn(world, "id of a connection", answer.body.svcLink.id);
  same("status of what was created", answer.body.svcLink.status, "INITIATING");
  return connection;
}

export const createConnection = defineCommand(
  "createConnection",
  record({ session: position, creation: creations }),
  async (world, picks) => {
    const session = choose(liveSessions(world.model), picks.session);
    if (session) await createOne(world, session, picks.creation);
  },
);
