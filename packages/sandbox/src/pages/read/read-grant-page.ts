import { notFound } from "../../control/control-error.ts";
import type { Work } from "../../engine/work.ts";
import { listAlive } from "../../store/tables/connections.ts";
import { findGrantByPageToken, type Grant } from "../../store/tables/grants.ts";
import { findUser, type User } from "../../store/tables/users.ts";
import type { ConsentView } from "../render/user/render-consent.ts";
import type { NextStep } from "../render/user/render-next-step.ts";
import type { SignupView } from "../render/user/render-signup.ts";
import { createNames } from "./create-names.ts";
import { findAwaitedChallenge } from "./find-awaited-challenge.ts";

export async function readGrant(work: Work, token: string): Promise<Grant> {
  const grant = await findGrantByPageToken(work.db, token);
  if (!grant) throw notFound("page");
  return grant;
}

/** What the sign-up page and the consent page show. */
export async function readGrantPage(work: Work, token: string): Promise<SignupView & ConsentView> {
  const { userId, applicationId, status } = await readGrant(work, token);
  const user = await findUser(work.db, userId);
  if (!user) throw notFound("user");
  return {
    token,
    application: await createNames(work.db).application(applicationId),
    email: user.email,
    phone: user.phone,
    userId,
    status,
    next: await findNextStep(work, user, applicationId),
  };
}

async function findNextStep(work: Work, { id, phone }: User, applicationId: string): Promise<NextStep | null> {
  const connections = await listAlive(work.db, id, applicationId);
  const connection = connections.find(({ status }) => status !== "ACTIVE");
  if (!connection) return null;
  const { name } = connection;
  const challenge = await findAwaitedChallenge(work, connection);
  return challenge ? { kind: "code", name, phone, pageToken: challenge.pageToken } : { kind: "wait", name };
}
