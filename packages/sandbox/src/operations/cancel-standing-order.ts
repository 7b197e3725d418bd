import { cancelStandingOrder as cancel } from "../actions/cancel-standing-order.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { iso } from "./iso.ts";

export const cancelStandingOrder: Operation<"cancelStandingOrder"> = {
  access: "write",
  async handle({ work, caller, path }) {
    const outcome = await cancel(work, caller.owner, path.standingOrderId);
    if (outcome === "done") return { immediate: true };
    return { challengeId: outcome.id, dateExpires: iso(outcome.expiresAt) };
  },
};
