import { normalizeEmail } from "../domain/names.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { findGrant } from "../store/tables/grants.ts";
import { findUserByEmail } from "../store/tables/users.ts";

/** After a revocation the answer is `connected` without a key: connecting again issues another one. */
export const getConnectStatus: Operation<"getConnectStatus"> = {
  access: "read",
  async handle({ work, caller, query }) {
    const user = await findUserByEmail(work.db, normalizeEmail(query.email));
    const grant = user && (await findGrant(work.db, user.id, caller.application.id));
    if (!grant) throw new Refusal("USER_NOT_FOUND");
    return { status: grant.status, ...(grant.apiKey !== null && !grant.revoked && { apiKey: grant.apiKey }) };
  },
};
