import type { AnswerOf } from "../../../src/http/api/operation-types.ts";
import { placeMember } from "../acts/create.ts";
import type { World } from "../run/world.ts";
import { FEE_BPS } from "../state/cast.ts";
import type { Challenge, Connection, Model, StandingOrder } from "../state/model.ts";
import { destinationOf, sourceOf } from "../state/plan.ts";
import { learnDetail } from "./learn-detail.ts";

type Detail = AnswerOf<"getConnection">;

const iso = (millis: number) => new Date(millis).toISOString();

/** What has to be answered for a connection, once what only the answer can know is taken over from it. */
export function expectDetail(world: World, connection: Connection, detail: Detail): unknown {
  learnDetail(world, connection, detail);
  const { plan, order, status } = connection;
  const common = { svcLink: expectLink(connection), standingOrder: order ? expectOrder(world.model, order) : null };
  if (status === "INITIATING") return common;
  // Which of its members a failed one shows is left open, and what its error says.
  if (status === "FAILED") return { ...detail, ...common, error: detail.error ?? "an error" };
  const destination =
    plan.type === "FIAT_TO_CRYPTO" ? { destinationAddress: plan.address } : { destinationIban: plan.iban };
  return { ...common, ...placeMember(connection), ...destination };
}

function expectLink({ id, name, plan, status, createdAt, updatedAt }: Connection) {
  const { type, subtype } = plan;
  return { id, name, type, subtype, status, createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
}

export function expectOrder(model: Model, order: StandingOrder) {
  const { plan } = order.first;
  return {
    id: order.id,
    status: order.status,
    direction: plan.type,
    sourceCurrency: sourceOf(plan),
    destinationCurrency: destinationOf(plan),
    percentFeeBps: FEE_BPS.toString(),
    ...(order.status === "PENDING_CONFIRMATION" && expectChallenge(openChallenge(model, order))),
    createdAt: iso(order.createdAt),
    updatedAt: iso(order.updatedAt),
  };
}

const expectChallenge = (challenge: Challenge | undefined) =>
  challenge && { challengeId: challenge.id, challengeExpiresAt: iso(challenge.expiresAt) };

export const openChallenge = (model: Model, order: StandingOrder): Challenge | undefined =>
  model.challenges.findLast(
    ({ order: of, purpose, replaced }) => of === order && purpose === "activation" && !replaced,
  );
