import { hasWrongNetwork, validateParameters, validateRequest } from "@svc/openapi/validators";
import { normalizeName } from "../../domain/names.ts";
import { Refusal } from "../../domain/refusal.ts";
import { findUnstorable } from "../find-unstorable.ts";
import { isObject } from "../is-object.ts";
import type { Call, OperationId } from "./operation-types.ts";

type Parameters = Readonly<Record<string, string>>;
type Input<Id extends OperationId> = Pick<Call<Id>, "body" | "path" | "query">;

interface RawInput {
  readonly body: unknown;
  readonly path: Parameters;
  readonly query: Parameters;
}

/** Holds a request against the description, and knows its type afterwards. */
export function validateCall<Id extends OperationId>(id: Id, raw: RawInput): Input<Id> {
  const input = { ...raw, body: trimName(raw.body) };
  if (!isDescribed(id, input)) throw explain(id, input);
  return input;
}

function isDescribed<Id extends OperationId>(id: Id, input: RawInput): input is RawInput & Input<Id> {
  return findProblems(id, input).length === 0;
}

function findProblems(id: OperationId, { body, path, query }: RawInput) {
  const described = [...validateParameters(id, { path, query }), ...validateRequest(id, body)];
  if (described.length > 0) return described;
  return [...findUnstorable(body), ...findUnstorable({ query })];
}

function explain(id: OperationId, input: RawInput): Refusal {
  if (hasWrongNetwork(id, input.body)) return new Refusal("INVALID_CURRENCY_NETWORK_COMBINATION");
  return new Refusal("VALIDATION_FAILED", findProblems(id, input));
}

/** The length of a name is that of what remains without the white space around it. */
function trimName(body: unknown): unknown {
  return isObject(body) && typeof body.name === "string" ? { ...body, name: normalizeName(body.name) } : body;
}
