import { listKeyErrors } from "../document/list-key-errors.ts";
import { listCalls, type Operation } from "../document/list-operations.ts";
import { listParameters } from "../document/list-parameters.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Each call answers with every error that follows from what it takes: a key, a body, an id in the path. */
export const callsListErrors: Rule = function* (root): Iterable<Finding> {
  for (const call of listCalls(root)) {
    for (const status of listStatuses(call)) {
      if (call.place.at("responses").has(status)) continue;
      yield { place: call.place.at("responses"), message: `${call.id} has no answer ${status}: add it.` };
    }
    yield* listMissingCodes(call, "403", listKeyErrors(root, call));
    if (takesShape(call)) yield* listMissingCodes(call, "400", ["VALIDATION_FAILED"]);
  }
};

function listStatuses(call: Operation): string[] {
  const hasPathParameter = listParameters(call).some((parameter) => parameter.at("in").value === "path");
  return [...(hasPathParameter ? ["404"] : []), "429", "500", "default"];
}

function takesShape(call: Operation): boolean {
  return (
    call.place.has("requestBody") || listParameters(call).some((parameter) => parameter.at("in").value === "query")
  );
}

function* listMissingCodes({ id, place }: Operation, status: string, codes: readonly string[]): Iterable<Finding> {
  const response: Place = place.at("responses", status);
  const listed = response.follow().at("x-error-codes").texts;
  for (const code of codes.filter((candidate) => !listed.includes(candidate))) {
    yield {
      place: response.exists ? response : place.at("responses"),
      message: `${id} can answer ${status} ${code}: add it to the \`x-error-codes\` there.`,
    };
  }
}
