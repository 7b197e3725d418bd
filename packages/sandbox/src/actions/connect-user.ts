import type { ConnectionPlan } from "../domain/connection-plan.ts";
import { type MagicEmail, readMagicEmail } from "../domain/magic.ts";
import { SECOND } from "../domain/time.ts";
import { newToken } from "../engine/random.ts";
import { schedule, type Work } from "../engine/work.ts";
import type { Application } from "../store/tables/applications.ts";
import { findGrant, type Grant, grants, saveRequest } from "../store/tables/grants.ts";
import { findUserByEmail, type User } from "../store/tables/users.ts";
import { addUser } from "./add-user.ts";
import { issueKey } from "./complete-grant.ts";
import { createConnection } from "./create-connection.ts";
import { inviteUser } from "./invite-user.ts";
import { resolveDestination } from "./resolve-destination.ts";

export interface ConnectRequest {
  /** In lower case. */
  readonly email: string;
  readonly callback: string | undefined;
  readonly ref: string | undefined;
  readonly wish: ConnectionPlan | null;
  /** False when another creation for the user is being handled. */
  claimCreation(userId: string): Promise<boolean>;
}

/** Where the user stands with this application after the call. */
export async function connectUser(work: Work, application: Application, request: ConnectRequest): Promise<Grant> {
  const magic = readMagicEmail(request.email);
  const user = await findOrAddUser(work, request.email, magic);
  const concurrent = request.wish !== null && !(await request.claimCreation(user.id));
  await work.db.lockUser(user.id);
  // What can never work is refused now, not when onboarding is over and nobody is listening.
  if (request.wish) await resolveDestination(work.db, user.id, request.wish);

  const known = await findGrant(work.db, user.id, application.id);
  const begin = magic === "connected" ? "connected" : "onboarding";
  const grant = await saveGrant(work, known, known ?? newGrant(work, user, application, begin), request);
  if (grant.status === "connected") return continueConnected(work, grant, request.wish, concurrent);
  const invited = await inviteUser(work, user, application, grant);
  if (magic === "rejected" && user.kyc !== "APPROVED") await scheduleRejection(work, user.id);
  return invited;
}

async function findOrAddUser(work: Work, email: string, magic: MagicEmail | undefined): Promise<User> {
  // Two calls for one new e-mail address must not add two users.
  await work.db.lockUser(email);
  const known = await findUserByEmail(work.db, email);
  const registered = magic === "registered" || magic === "connected";
  return known ?? addUser(work, email, registered ? "APPROVED" : "NONE");
}

function newGrant(work: Work, user: User, application: Application, status: Grant["status"]): Grant {
  return {
    userId: user.id,
    applicationId: application.id,
    status,
    apiKey: null,
    revoked: false,
    callback: null,
    ref: null,
    connectionWish: null,
    pageToken: newToken(),
    createdAt: work.now,
    updatedAt: work.now,
  };
}

/** Recovering a key without naming the callback again does not silence the events. */
async function saveGrant(work: Work, known: Grant | undefined, grant: Grant, request: ConnectRequest): Promise<Grant> {
  const saved = {
    ...grant,
    callback: request.callback ?? grant.callback,
    ref: request.ref ?? grant.ref,
    connectionWish: grant.status === "connected" ? null : (request.wish ?? grant.connectionWish),
    updatedAt: work.now,
  };
  if (known) await saveRequest(work.db, saved);
  else await grants.insert(work.db, saved);
  return saved;
}

async function continueConnected(
  work: Work,
  grant: Grant,
  wish: ConnectionPlan | null,
  concurrent: boolean,
): Promise<Grant> {
  const { userId, applicationId } = grant;
  if (wish) await createConnection(work, { userId, applicationId }, wish, { concurrent });
  return grant.apiKey === null || grant.revoked ? issueKey(work, grant) : grant;
}

async function scheduleRejection(work: Work, userId: string): Promise<void> {
  const dueAt = work.now + work.settings.processingSeconds * SECOND;
  await schedule(work, { kind: "decideKyc", userId, subjectId: userId, dueAt });
}
