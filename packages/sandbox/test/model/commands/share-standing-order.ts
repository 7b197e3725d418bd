import { constantFrom, record } from "fast-check";
import { choose, position, prefer } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { lightningNames, names } from "../state/cast.ts";
import { isAlive, liveSessions } from "../state/read.ts";
import { createOne } from "./create.ts";
import { waitFor } from "./wait.ts";

/** Another Lightning connection to a bank account that has one already, through any of the user's applications. */
export const shareStandingOrder = defineCommand(
  "shareStandingOrder",
  record({
    first: position,
    by: position,
    name: constantFrom(...names),
    username: constantFrom(...lightningNames),
  }),
  async (world, picks) => {
    const { model } = world;
    const lightning = model.connections.filter((one) => one.plan.subtype === "LN" && isAlive(one));
    const first = prefer(lightning, ({ status }) => status === "ACTIVE", picks.first);
    const sessions = liveSessions(model).filter(({ user }) => user === first?.owner.user);
    const session = choose(sessions, picks.by);
    if (first?.plan.type !== "CRYPTO_TO_FIAT" || !session) return;
    const plan = { ...first.plan, username: picks.username };
    const second = await createOne(world, session, { name: picks.name, plan, naming: "plain" });
    if (second) await waitFor(world, model.rules.processingSeconds(second.name));
  },
);
