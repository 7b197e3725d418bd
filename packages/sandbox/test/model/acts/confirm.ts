import type { ErrorCode } from "@svc/openapi";
import { enterOrder } from "../state/happen.ts";
import type { Challenge, Grant, Model } from "../state/model.ts";
import { answerCode } from "./answer-code.ts";
import { activate } from "./create.ts";

export function confirm(model: Model, caller: Grant, challenge: Challenge, right: boolean): ErrorCode | undefined {
  const { purpose, connection, order } = challenge;
  if (purpose !== "activation" || !model.rules.mayAnswer(caller, challenge)) return "CHALLENGE_NOT_FOUND";
  if (connection.status === "EXPIRED") return "OTP_EXPIRED";
  if (connection.status !== "PENDING") return "CONNECTION_NOT_PENDING";
  const refusal = answerCode(model, challenge, right);
  if (refusal) return refusal;
  activate(model, connection);
  enterOrder(model, order, "ACTIVE");
  return undefined;
}
