import { limits } from "@svc/openapi";
import { Refusal } from "../../domain/refusal.ts";
import { checkSignature } from "../../domain/signature.ts";
import { isObject } from "../is-object.ts";
import type { Body } from "../read-body.ts";
import type { Caller } from "./operation-types.ts";

/** A connect call that names a callback has to be signed: whoever only has the master key cannot redirect events. */
export function checkCallSignature(request: Request, path: string, caller: Caller, body: Body, realNow: number): void {
  if (caller.kind !== "masterKey" || !isObject(body.value) || body.value.callback === undefined) return;
  const signed = {
    header: request.headers.get("authorization") ?? undefined,
    method: request.method,
    path,
    body: body.bytes,
  };
  const problem = checkSignature(signed, caller.application.apiSecret, realNow, limits.signatureTolerance.value);
  if (problem) throw new Refusal(problem);
}
