import { record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { revokeKey as revoke } from "../acts/decide.ts";
import { choose, position } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";

export const revokeKey = defineCommand("revokeKey", record({ session: position }), async (world, picks) => {
  const session = choose(liveSessions(world.model), picks.session);
  if (!session) return;
  world.story.push(`the key of ${describe(session)} is revoked`);
  const applicationId = world.applications[session.application].id;
  const control = createControl(world.sandbox);
  const { userId } = await control.user(session.user.email);
  await control.call("revokeKey", { path: { userId }, body: { applicationId } });
  revoke(session);
});
