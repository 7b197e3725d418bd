import { unwrap } from "@svc/client";
import { type ErrorCode, errors } from "@svc/openapi";
import type { Known } from "../target.ts";
import { type Actor, connectActor } from "../world/actor.ts";
import { EMAIL, knowNobody, type State } from "./state.ts";

/** What is known of a user who is connected. */
export function knowActor({ email, apiKey }: Actor, values: Known["values"] = {}): Known {
  return { apiKey, values: { email, apiKey, ...values } };
}

export const newUser: State = async () => knowNobody();

export const registeredUser: State = async ({ control }) => {
  await control.addUser(EMAIL);
  return knowNobody({ email: EMAIL });
};

export const onboardingUser: State = async ({ partner }) => {
  await unwrap(partner.POST("/api/v0/application/connect", { body: { email: EMAIL } }));
  return knowNobody({ email: EMAIL });
};

export const pendingUser: State = async (world, testCase) => {
  await registeredUser(world, testCase);
  return onboardingUser(world, testCase);
};

export const rejectedUser: State = async (world, testCase) => {
  const known = await onboardingUser(world, testCase);
  await world.control.decideKyc(EMAIL, "REJECTED");
  return known;
};

export const connectedUser: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  const { userId } = await unwrap(actor.user.GET("/api/v0/user/user-id"));
  return knowActor(actor, { userId });
};

/** The next call of the operation ends as the scenario expects. */
export const fault: State = async (world, { operation, expect }) => {
  const actor = await connectActor(world, EMAIL);
  const { example: errorCode } = expect;
  if (!isErrorCode(errorCode)) throw new Error(`${errorCode} is no error code`);
  await world.control.call("createFault", { body: { operationId: operation, errorCode, times: 1 } });
  return knowActor(actor);
};

function isErrorCode(example: string): example is ErrorCode {
  return Object.hasOwn(errors, example);
}
