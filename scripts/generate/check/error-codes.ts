import type { Document, ErrorEntry } from "../description/openapi.ts";
import { append } from "../description/pointer.ts";
import type { Problem } from "../description/problem.ts";
import { walk } from "../description/walk.ts";

const CATALOGUE = "/components/schemas/ErrorCode/x-errors";

/** Every error code of an answer stands in the catalogue, and what the catalogue refers to exists. */
export function checkErrorCodes(document: Document): Problem[] {
  const catalogue = document.components.schemas.ErrorCode?.["x-errors"] ?? {};
  return [...unknownCodes(document, catalogue), ...unknownLimits(document, catalogue)];
}

function unknownCodes(document: Document, catalogue: Readonly<Record<string, ErrorEntry>>): Problem[] {
  const problems: Problem[] = [];
  walk({ paths: document.paths, components: document.components }, (node, pointer) => {
    const codes = node["x-error-codes"];
    if (!Array.isArray(codes)) return;
    for (const code of codes.filter((name) => !Object.hasOwn(catalogue, name))) {
      problems.push({
        pointer: append(pointer, "x-error-codes"),
        problem: `The error code ${code} is not in the catalogue.`,
        remedy: `Add it to #${CATALOGUE}, or correct its spelling.`,
      });
    }
  });
  return problems;
}

function unknownLimits(document: Document, catalogue: Readonly<Record<string, ErrorEntry>>): Problem[] {
  return Object.entries(catalogue).flatMap(([code, { retryAfter }]) =>
    retryAfter && "limit" in retryAfter && !document["x-limits"]?.[retryAfter.limit]
      ? [
          {
            pointer: append(append(CATALOGUE, code), "retryAfter"),
            problem: `There is no limit "${retryAfter.limit}".`,
            remedy: "Name one of #/x-limits.",
          },
        ]
      : [],
  );
}
