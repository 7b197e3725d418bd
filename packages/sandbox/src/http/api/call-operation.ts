import { operations } from "@svc/openapi";
import { Refusal } from "../../domain/refusal.ts";
import { type Fault, findFault } from "../../store/tables/faults.ts";
import { type Answer, errorAnswer, refuse } from "../answers.ts";
import { readBody } from "../read-body.ts";
import type { Api } from "./api.ts";
import { authenticate } from "./authenticate.ts";
import { checkCallSignature } from "./check-call-signature.ts";
import type { Caller, CallerOf, OperationId } from "./operation-types.ts";
import { runOperation } from "./run-operation.ts";
import type { LoggedCaller, Trace } from "./trace.ts";
import { trackCreation } from "./track-creation.ts";

export interface RawCall {
  readonly request: Request;
  readonly apiKey: string | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly trace: Trace;
}

/** Answers one call of the API. The order of the steps is what makes the right refusal come first. */
export async function callOperation<Id extends OperationId>(api: Api, id: Id, raw: RawCall): Promise<Answer> {
  try {
    const { caller, fault } = await lookUp(api, id, raw);
    const { bytes, value } = await readBody(raw.request);
    raw.trace.requestBody = bytes.length > 0 ? bytes : null;
    checkCallSignature(raw.request, operations[id].path, caller, { bytes, value }, api.realNow());
    return await trackCreation(api, id, caller, (alone) =>
      runOperation(api, id, { caller, fault, body: value, path: raw.path, query: raw.query, alone }),
    );
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    api.report(`${id}: ${error instanceof Error ? error.stack : error}`);
    return errorAnswer("INTERNAL_ERROR");
  }
}

interface Known<Id extends OperationId> {
  readonly caller: CallerOf<Id>;
  /** What was set up to happen to calls of this operation. */
  readonly fault: Fault | undefined;
}

/** Everything that can be known before the body is read, in one go. */
function lookUp<Id extends OperationId>(api: Api, id: Id, { apiKey, trace }: RawCall): Promise<Known<Id>> {
  return api.engine.read(async ({ db, now }) => {
    trace.at = now;
    const caller = await authenticate(db, id, apiKey);
    trace.caller = logCaller(caller);
    return { caller, fault: await findFault(db, id) };
  });
}

function logCaller(caller: Caller): LoggedCaller {
  return caller.kind === "userKey" ? caller.owner : { applicationId: caller.application.id, userId: null };
}
