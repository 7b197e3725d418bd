import { validateResponse } from "@svc/openapi/validators";
import type { AnswerOf, OperationId } from "../../../src/http/api/operation-types.ts";
import { type CallInput, send } from "../../support/call.ts";
import { Divergence } from "./divergence.ts";
import { same } from "./same.ts";
import type { World } from "./world.ts";

type Answer<Id extends OperationId> =
  | { readonly refusal: undefined; readonly body: AnswerOf<Id> }
  | { readonly refusal: string; readonly details: unknown };

export async function ask<Id extends OperationId>(
  { sandbox }: World,
  key: string,
  id: Id,
  input: CallInput = {},
): Promise<Answer<Id>> {
  const response = await send(sandbox, key, id, input);
  const body: unknown = await response.json();
  if (isSuccess(id, response.status, body)) return { refusal: undefined, body };
  const { errorCode, errorDetails }: { errorCode?: unknown; errorDetails?: unknown } = Object(body);
  const problems = validateResponse(id, response.status, body);
  if (typeof errorCode !== "string" || problems.length > 0) throw new Divergence(id, problems, body);
  return { refusal: errorCode, details: errorDetails };
}

function isSuccess<Id extends OperationId>(id: Id, status: number, body: unknown): body is AnswerOf<Id> {
  return status < 400 && validateResponse(id, status, body).length === 0;
}

/** For calls that have to succeed. */
export async function obtain<Id extends OperationId>(
  world: World,
  key: string,
  id: Id,
  input: CallInput = {},
): Promise<AnswerOf<Id>> {
  const answer = await ask(world, key, id, input);
  if (answer.refusal !== undefined) throw new Divergence(id, "a success", answer);
  return answer.body;
}

/** For calls that have to be refused. */
export async function expectRefusal(
  world: World,
  key: string,
  id: OperationId,
  input: CallInput,
  code: string,
): Promise<void> {
  const { refusal = "a success" } = await ask(world, key, id, input);
  same(id, refusal, code);
}
