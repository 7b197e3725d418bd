import { operations } from "@svc/openapi";
import { Refusal } from "../../domain/refusal.ts";
import type { Db } from "../../store/db.ts";
import { findApplicationByMasterKey } from "../../store/tables/applications.ts";
import { findGrantByKey } from "../../store/tables/grants.ts";
import type { Caller, CallerOf, OperationId } from "./operation-types.ts";

/** Finds out who is calling, and whether a key of that kind opens this operation. */
export async function authenticate<Id extends OperationId>(
  db: Db,
  id: Id,
  apiKey: string | undefined,
): Promise<CallerOf<Id>> {
  if (apiKey === undefined || apiKey === "") throw new Refusal("API_KEY_MISSING");
  const caller = await findCaller(db, apiKey);
  if (!caller) throw new Refusal("API_KEY_INVALID");
  if (!mayCall(caller, id)) throw new Refusal("API_KEY_WRONG_KIND");
  return caller;
}

async function findCaller(db: Db, apiKey: string): Promise<Caller | undefined> {
  const grant = await findGrantByKey(db, apiKey);
  if (grant) {
    if (grant.revoked) return undefined;
    return { kind: "userKey", owner: { userId: grant.userId, applicationId: grant.applicationId } };
  }
  const application = await findApplicationByMasterKey(db, apiKey);
  return application && { kind: "masterKey", application };
}

function mayCall<Id extends OperationId>(caller: Caller, id: Id): caller is CallerOf<Id> {
  const kinds: readonly string[] = operations[id].keys;
  return kinds.includes(caller.kind);
}
