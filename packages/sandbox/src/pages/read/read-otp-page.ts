import { notFound } from "../../control/control-error.ts";
import type { Work } from "../../engine/work.ts";
import { type Challenge, findChallengeByPageToken } from "../../store/tables/challenges.ts";
import { type Connection, findConnection } from "../../store/tables/connections.ts";
import { findUser } from "../../store/tables/users.ts";
import type { OtpState, OtpView } from "../render/user/render-otp.ts";
import { depositPlaceOf } from "./places.ts";

export async function readChallenge(work: Work, token: string): Promise<Challenge> {
  const challenge = await findChallengeByPageToken(work.db, token);
  if (!challenge) throw notFound("page");
  return challenge;
}

export async function readOtpPage(work: Work, token: string, problem: string | null): Promise<OtpView> {
  const challenge = await readChallenge(work, token);
  const connection = await findConnection(work.db, challenge.connectionId);
  const user = await findUser(work.db, challenge.userId);
  if (!connection || !user) throw notFound("connection");
  return {
    token,
    purpose: challenge.purpose,
    connection,
    phone: user.phone,
    userId: user.id,
    state: stateOf(work, challenge, connection, problem),
  };
}

const AWAITING = { activation: "PENDING", cancellation: "ACTIVE" } as const;

function stateOf(work: Work, challenge: Challenge, connection: Connection, problem: string | null): OtpState {
  const { state, purpose, expiresAt, attemptsLeft, resendsLeft } = challenge;
  if (state === "used") {
    return { kind: "confirmed", place: purpose === "activation" ? depositPlaceOf(work, connection) : null };
  }
  const awaited = state === "open" && connection.status === AWAITING[purpose] && work.now < expiresAt;
  return awaited ? { kind: "asked", expiresAt, attemptsLeft, resendsLeft, problem } : { kind: "expired" };
}
