import type { ErrorCode } from "@svc/openapi";
import { enter, enterOrder, challenge as issue } from "../state/happen.ts";
import type { Challenge, Grant, Model, StandingOrder } from "../state/model.ts";
import { activeOn } from "../state/read.ts";
import { answerCode } from "./answer-code.ts";

const ownActive = (model: Model, caller: Grant, order: StandingOrder) =>
  activeOn(model, order).findLast((connection) => model.rules.seesConnection(caller, connection));

export function cancel(model: Model, caller: Grant, order: StandingOrder): Challenge | "immediate" | ErrorCode {
  const { rules } = model;
  if (!rules.mayCancel(model, caller, order)) return "STANDING_ORDER_NOT_FOUND";
  const connection = ownActive(model, caller, order);
  if (order.status !== "ACTIVE" || !connection) return "CONNECTION_NOT_ACTIVE";
  if (rules.cancelsAtOnce(model, order)) {
    enter(model, connection, "INACTIVE");
    return "immediate";
  }
  for (const earlier of model.challenges) {
    if (earlier.order === order && earlier.purpose === "cancellation") earlier.replaced = true;
  }
  const expiresAt = rules.cancelExpiry(model);
  const about = { purpose: "cancellation", connection, order, expiresAt, resendsLeft: rules.otpResends } as const;
  return issue(model, about, rules.otpAttempts);
}

export function confirmCancellation(
  model: Model,
  caller: Grant,
  order: StandingOrder,
  challenge: Challenge,
  right: boolean,
): ErrorCode | undefined {
  const { rules } = model;
  if (!rules.mayCancel(model, caller, order)) return "STANDING_ORDER_NOT_FOUND";
  const fits = challenge.purpose === "cancellation" && challenge.order === order;
  if (!fits || !rules.mayAnswer(caller, challenge)) return "CHALLENGE_NOT_FOUND";
  if (order.status !== "ACTIVE" || !ownActive(model, caller, order)) return "CONNECTION_NOT_ACTIVE";
  const refusal = answerCode(model, challenge, right);
  if (refusal) return refusal;
  for (const connection of rules.endsWithOrder(model, order)) enter(model, connection, "INACTIVE");
  enterOrder(model, order, "CANCELLED");
  return undefined;
}
