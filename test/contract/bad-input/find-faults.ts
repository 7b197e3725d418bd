import type { OperationId } from "@svc/openapi";
import { validateResponse } from "@svc/openapi/validators";
import type { BadRequest } from "./request.ts";

/** Words that only the inside of a program knows: traces, files, parsers, databases. */
const INTERNALS =
  /\bat \S+ \(|node:|node_modules|\.[jt]s\b|\b(?:Syntax|Type|Range|Reference)Error\b|Unexpected token|JSON at position|sqlite|postgres|ECONN|\bundefined\b|\bSELECT\b/i;

/** What is wrong with the answer to a bad request: nothing, if it is a described refusal that gives nothing away. */
export async function findFaults(operation: OperationId, bad: BadRequest, response: Response): Promise<string[]> {
  const text = await response.text();
  const told = `${bad.name}: ${response.status} ${text.slice(0, 300)}`;
  const body = parse(text);
  const faults = [];
  if (response.status < 400 || response.status > 499) faults.push("is no 4xx");
  if (!response.headers.get("content-type")?.startsWith("application/json")) faults.push("is not JSON");
  if (validateResponse(operation, response.status, body).length > 0) faults.push("is not as described");
  if (Object(body).errorCode !== bad.code) faults.push(`is not ${bad.code}`);
  if (tellsOfInside(text)) faults.push("tells of the inside");
  return faults.map((fault) => `${told} ${fault}`);
}

export function tellsOfInside(text: string): boolean {
  return INTERNALS.test(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
