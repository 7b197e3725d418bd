import { revokeKey as revoke } from "../actions/revokeKey.ts";
import { findGrant } from "../store/tables/grants.ts";
import type { Control } from "./control.ts";
import { ControlError } from "./controlError.ts";
import { Input } from "./input.ts";
import { withUser } from "./withUser.ts";

export const revokeKey: Control = {
  method: "POST",
  path: "/users/:userId/revoke-key",
  async handle(call) {
    const applicationId = new Input(call.body).text("applicationId");
    return withUser(call, async (work, user) => {
      const grant = await findGrant(work.db, user.id, applicationId);
      if (!grant || grant.apiKey === null) throw new ControlError("CONFLICT", "This user has no key there.");
      await revoke(work, grant);
    });
  },
};
