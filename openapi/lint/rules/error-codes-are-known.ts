import { findCatalogue } from "../document/catalogue.ts";
import { listCalls } from "../document/list-operations.ts";
import { listErrorResponses } from "../document/list-responses.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Error answers list codes of the catalogue, each one under its own status. */
export const errorCodesAreKnown: Rule = function* (root): Iterable<Finding> {
  const catalogue = findCatalogue(root);
  for (const call of listCalls(root)) {
    for (const { status, place } of listErrorResponses(call)) {
      const codes = place.at("x-error-codes");
      if (!codes.exists) {
        yield {
          place,
          message: `The ${status} of ${call.id} does not say which codes it carries: add \`x-error-codes\`.`,
        };
      }
      for (const code of codes.children) yield* checkCode(code, catalogue.at(code.text), status);
    }
  }
};

function* checkCode(code: Place, entry: Place, status: string): Iterable<Finding> {
  const known = entry.at("status").value;
  const isForAny = entry.at("scope").value === "any";
  if (!entry.exists) {
    yield { place: code, message: `${code.text} is not in the catalogue: add it to \`x-errors\` of ErrorCode.` };
  } else if (status === "default" && !isForAny) {
    yield {
      place: code,
      message: `${code.text} belongs to calls: list it under its status ${known}, not under default.`,
    };
  } else if (status !== "default" && isForAny) {
    yield { place: code, message: `${code.text} has \`scope: any\`: list it under default, not under ${status}.` };
  } else if (status !== "default" && status !== String(known)) {
    yield {
      place: code,
      message: `${code.text} has status ${known} in the catalogue: move it there, it stands under ${status}.`,
    };
  }
}
