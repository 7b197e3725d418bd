import type { BadInput, BadRequest } from "./request.ts";

const LONG = 10_000;

/** As they stand in the address. */
const oddNames: Readonly<Record<string, string>> = {
  "a zero byte": "%00",
  "half an escape": "%",
  "a wrong escape": "%zz",
  "no UTF-8": "%ff%fe",
  "a way up": "..%2f..%2fsecrets",
  "the name of a prototype": "__proto__",
  "the name of a constructor": "constructor",
  "a space": "%20",
  quotes: "'%20OR%201=1%20--",
  "a very long one": "x".repeat(LONG),
};

const queries: Readonly<Record<string, string>> = {
  none: "",
  "another name": "?mail=ana@example.com",
  "an empty value": "?email=",
  "no value": "?email",
  "a list": "?email[]=ana@example.com",
  "no UTF-8": "?email=%ff%fe",
  "half an escape": "?email=%",
  "a zero byte": "?email=ana@example.com%00",
  "a very long one": `?email=${"x".repeat(LONG)}@example.com`,
  "the name of a prototype": "?__proto__=ana@example.com",
};

export const wrongParameters: BadInput = (operation) => {
  if (operation === "getConnectStatus") return refusals(queries, (query) => ({ code: "VALIDATION_FAILED", query }));
  if (operation === "getConnection") {
    return refusals(oddNames, (id) => ({ code: "VALIDATION_FAILED", path: { id } }));
  }
  if (operation === "cancelStandingOrder" || operation === "confirmCancellation") {
    return refusals(oddNames, (standingOrderId) => ({ code: "STANDING_ORDER_NOT_FOUND", path: { standingOrderId } }));
  }
  return [];
};

function refusals(
  texts: Readonly<Record<string, string>>,
  make: (text: string) => Omit<BadRequest, "name">,
): BadRequest[] {
  return Object.entries(texts).map(([name, text]) => ({ name, ...make(text) }));
}
