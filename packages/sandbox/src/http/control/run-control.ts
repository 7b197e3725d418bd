import type { ControlAnswer, ControlCall, ControlContext, ControlId } from "../../control/control.ts";
import { ControlError } from "../../control/control-error.ts";
import { controls } from "../../control/controls.ts";
import { errors } from "../../generated/errors.ts";
import { validateParameters, validateRequest } from "../../generated/validators.ts";
import { findUnstorable } from "../find-unstorable.ts";

interface RawInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Input<Id extends ControlId> = Pick<ControlCall<Id>, "path" | "query" | "body">;

/** Holds a control call against its description and runs it. */
export async function runControl<Id extends ControlId>(
  id: Id,
  context: ControlContext,
  raw: RawInput,
): Promise<ControlAnswer<Id> | Response> {
  if (!isDescribed(id, raw)) {
    throw new ControlError("VALIDATION_FAILED", errors.VALIDATION_FAILED.meaning, findProblems(id, raw));
  }
  return controls[id].handle({ context, ...raw });
}

function isDescribed<Id extends ControlId>(id: Id, raw: RawInput): raw is RawInput & Input<Id> {
  return findProblems(id, raw).length === 0;
}

function findProblems(id: ControlId, { path, query, body }: RawInput) {
  const described = [...validateParameters(id, { path, query }), ...validateRequest(id, body)];
  return described.length > 0 ? described : [...findUnstorable(body), ...findUnstorable({ path, query })];
}
