import { type OperationId, operations } from "@svc/openapi";
import { Refusal } from "./refusal.ts";

export interface Route {
  readonly operationId: OperationId;
  readonly method: (typeof operations)[OperationId]["method"];
  /** The path that was called, without a slash at its end. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Candidate extends Route {
  readonly template: string;
}

/** Finds the operation of a request. A path without parameters wins over one with them; a slash at the end does not count. */
export function matchRoute(method: string | undefined, path: string): Route {
  const candidates = listCandidates(path.replace(/(?<=.)\/$/, ""));
  if (candidates.length === 0) throw new Refusal("ROUTE_NOT_FOUND");
  const route = candidates.find((candidate) => candidate.method === method);
  if (route) return route;
  throw new Refusal("METHOD_NOT_ALLOWED", { headers: { allow: candidates.map((each) => each.method).join(", ") } });
}

function listCandidates(path: string): Candidate[] {
  const all = Object.values(operations).flatMap(({ operationId, method, path: template }) => {
    const parameters = matchTemplate(template, path);
    return parameters ? [{ operationId, method, template, path, parameters }] : [];
  });
  const literal = all.filter(({ template }) => template === path);
  return literal.length > 0 ? literal : all;
}

function matchTemplate(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? Object.fromEntries(Object.entries(match.groups ?? {}).map(decode)) : undefined;
}

function decode([name, value]: [string, string]): [string, string] {
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    // Not valid percent-encoding: the value as it came fails the check of its form, if it has one.
    return [name, value];
  }
}
