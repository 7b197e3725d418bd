import { constantFrom, integer, record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";

const codes = ["INTERNAL_ERROR", "RATE_LIMITED"] as const;
/** Would be accepted, and change something, if no fault came before it. */
const body = { sourceCurrency: "USDC", sourceBlockchain: "POLYGON" };

/** So many calls fail, and take no effect; those of others that come later do not. */
export const meetFaults = defineCommand(
  "meetFaults",
  record({ session: position, code: constantFrom(...codes), times: integer({ min: 1, max: 3 }) }),
  async (world, { code, times, ...picks }) => {
    const session = choose(liveSessions(world.model), picks.session);
    if (!session) return;
    world.story.push(`${times} calls of ${describe(session)} fail with ${code}`);
    await createControl(world.sandbox).call("createFault", {
      body: { operationId: "createDepositAddress", errorCode: code, times },
    });
    const failing = world.model.rules.callsThatFail(times);
    for (let call = 1; call <= times + 1; call += 1) {
      const { refusal = "a success" } = await ask(world, session.key, "createDepositAddress", { body });
      same(`call ${call}`, refusal, call <= failing ? code : "a success");
    }
  },
);
