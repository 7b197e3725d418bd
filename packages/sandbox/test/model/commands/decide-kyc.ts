import { constantFrom, record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { decideKyc as decide } from "../acts/decide.ts";
import { defineCommand } from "../run/step.ts";
import { emails } from "../state/cast.ts";

export const decideKyc = defineCommand(
  "decideKyc",
  record({
    email: constantFrom(...emails.filter((email) => !/\+(registered|connected)/.test(email))),
    decision: constantFrom("APPROVED", "APPROVED", "REJECTED"),
  }),
  async ({ model, sandbox, story }, { email, decision }) => {
    const user = model.users.get(email);
    if (!user || user.kyc === "APPROVED") return;
    story.push(`the identity of ${email} is ${decision}`);
    const control = createControl(sandbox);
    const { userId } = await control.user(email);
    await control.call("decideKyc", { path: { userId }, body: { decision } });
    decide(model, user, decision);
  },
);
