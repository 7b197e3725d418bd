import { limits } from "@svc/openapi";
import { newId, newOtp, newToken } from "../engine/random.ts";
import type { Work } from "../engine/work.ts";
import { type Challenge, challenges, changeChallengeState } from "../store/tables/challenges.ts";
import { findUser } from "../store/tables/users.ts";
import { sendMessage } from "./send-message.ts";

type About = Pick<Challenge, "userId" | "applicationId" | "purpose" | "standingOrderId" | "connectionId" | "expiresAt">;

const PURPOSES = {
  activation: "confirm your new connection",
  cancellation: "cancel your connection",
} as const;

export function issueChallenge(work: Work, about: About): Promise<Challenge> {
  return insertChallenge(work, about, { resendsLeft: limits.otpResends.value, pageToken: newToken() });
}

/** A new code in place of the old one. The page that the user may have open stays good. */
export async function reissueChallenge(work: Work, old: Challenge): Promise<Challenge> {
  await changeChallengeState(work.db, old.id, "void");
  return insertChallenge(work, old, { resendsLeft: old.resendsLeft - 1, pageToken: old.pageToken });
}

async function insertChallenge(
  work: Work,
  about: About,
  rest: Pick<Challenge, "resendsLeft" | "pageToken">,
): Promise<Challenge> {
  const { userId, applicationId, purpose, standingOrderId, connectionId, expiresAt } = about;
  const challenge: Challenge = {
    id: newId("ch"),
    ...{ userId, applicationId, purpose, standingOrderId, connectionId, expiresAt },
    ...rest,
    code: newOtp(),
    attemptsLeft: limits.otpAttempts.value,
    state: "open",
    createdAt: work.now,
  };
  await challenges.insert(work.db, challenge);
  await sendCode(work, challenge);
  return challenge;
}

async function sendCode(work: Work, { userId, code, purpose, pageToken }: Challenge): Promise<void> {
  const user = await findUser(work.db, userId);
  if (!user) throw new Error(`no user ${userId}`);
  const link = `${work.settings.publicUrl()}/otp/${pageToken}`;
  await sendMessage(work, {
    userId,
    channel: "sms",
    recipient: user.phone,
    subject: null,
    text: `${code} is your code to ${PURPOSES[purpose]}. Enter it in the app you came from, or at ${link}`,
    code,
    links: [link],
  });
}
