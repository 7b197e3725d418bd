import { constantFrom, record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { complete } from "../acts/decide.ts";
import { choose, position } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { allGrants, describe } from "../state/read.ts";

export const decideConsent = defineCommand(
  "decideConsent",
  record({ grant: position, decision: constantFrom("GRANTED", "GRANTED", "DENIED") }),
  async ({ model, sandbox, applications, story }, picks) => {
    const asked = allGrants(model).filter(({ status }) => status === "pending");
    const grant = choose(asked, picks.grant);
    if (!grant) return;
    story.push(`consent of ${describe(grant)} is ${picks.decision}`);
    const control = createControl(sandbox);
    const { userId } = await control.user(grant.user.email);
    const applicationId = applications[grant.application].id;
    await control.call("decideConsent", { path: { userId }, body: { applicationId, decision: picks.decision } });
    if (picks.decision === "GRANTED") complete(model, grant);
  },
);
