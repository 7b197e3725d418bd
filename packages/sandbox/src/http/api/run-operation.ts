import { operations } from "@svc/openapi";
import { validateResponse } from "@svc/openapi/validators";
import { Refusal } from "../../domain/refusal.ts";
import type { Work } from "../../engine/work.ts";
import { handlers } from "../../operations/operations.ts";
import type { Fault } from "../../store/tables/faults.ts";
import { type Answer, errorAnswer, refuse } from "../answers.ts";
import type { Api } from "./api.ts";
import { meetFault } from "./meet-fault.ts";
import type { Call, CallerOf, OperationId } from "./operation-types.ts";
import { validateCall } from "./validate-call.ts";

interface Request<Id extends OperationId> {
  readonly caller: CallerOf<Id>;
  readonly fault: Fault | undefined;
  readonly body: unknown;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** No other creation for the same user is being handled by this process. */
  readonly alone: boolean;
}

export async function runOperation<Id extends OperationId>(
  api: Api,
  id: Id,
  { caller, fault, alone, ...raw }: Request<Id>,
): Promise<Answer> {
  const injected = fault && (await meetFault(api, fault));
  if (injected) return errorAnswer(injected.code, { status: injected.status });
  const input = validateCall(id, raw);
  const call = { ...input, caller, claimCreation: (work: Work, userId: string) => claim(api, work, userId) };
  const { access, handle } = handlers[id];
  const outcome =
    access === "read"
      ? await api.engine.read((work) => handle({ ...call, work, concurrent: false }))
      : await api.engine.write(async (work) => {
          const concurrent = await lock(work, id, caller, alone);
          return handle({ ...call, work, concurrent });
        });
  return outcome instanceof Refusal ? refuse(outcome) : checkAnswer(api, id, outcome);
}

/** Everything that is written about a user is written under that user's lock. Answers whether a creation collides. */
async function lock(
  work: Work,
  id: OperationId,
  caller: Call<OperationId>["caller"],
  alone: boolean,
): Promise<boolean> {
  if (caller.kind !== "userKey") return false;
  const { userId } = caller.owner;
  const first = id !== "createConnection" || (alone && (await work.db.tryLock(`creation/${userId}`)));
  await work.db.lockUser(userId);
  return !first;
}

async function claim(api: Api, work: Work, userId: string): Promise<boolean> {
  return !api.creations.has(userId) && work.db.tryLock(`creation/${userId}`);
}

/** An answer that breaks the description is our fault, and is not sent. */
function checkAnswer(api: Api, id: OperationId, body: unknown): Answer {
  const { success } = operations[id];
  const problems = validateResponse(id, success, body);
  if (problems.length === 0) return { status: success, body };
  api.report(`the answer of ${id} breaks its contract: ${JSON.stringify(problems)}`);
  return errorAnswer("INTERNAL_ERROR");
}
