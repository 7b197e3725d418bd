import { operations } from "@svc/openapi";
import { Refusal } from "../domain/refusal.ts";
import { type Answer, errorAnswer, refuse } from "./answers.ts";
import type { Api } from "./api.ts";
import { authenticate } from "./authenticate.ts";
import { checkCallSignature } from "./checkCallSignature.ts";
import type { OperationId } from "./operationTypes.ts";
import { readBody } from "./readBody.ts";
import { runOperation } from "./runOperation.ts";
import { trackCreation } from "./trackCreation.ts";

export interface RawCall {
  readonly request: Request;
  readonly apiKey: string | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Answers one call of the API. The order of the steps is what makes the right refusal come first. */
export async function callOperation<Id extends OperationId>(
  api: Api,
  id: Id,
  { request, apiKey, path, query }: RawCall,
): Promise<Answer> {
  try {
    const caller = await api.engine.read(({ db }) => authenticate(db, id, apiKey));
    const { bytes, value } = await readBody(request);
    checkCallSignature(request, operations[id].path, caller, { bytes, value }, api.realNow());
    return await trackCreation(api, id, caller, (alone) =>
      runOperation(api, id, { caller, body: value, path, query, alone }),
    );
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    api.report(`${id}: ${error instanceof Error ? error.stack : error}`);
    return errorAnswer("INTERNAL_ERROR");
  }
}
