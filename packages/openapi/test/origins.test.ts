import { currencies, errors } from "@svc/openapi";
import { expect, it } from "vitest";
import { description, type JsonSchema, type Response } from "./description.ts";

// What the service itself states stands here; so all that is filled in has to carry its mark.

const LENGTHS_AND_FORMS = ["minLength", "maxLength", "pattern", "maximum", "default"];

it("marks each length and form of a text that the service does not state", () => {
  const unmarked = Object.entries(description.components.schemas).filter(([, schema]) => isLimited(schema));
  expect(unmarked.map(([name]) => name).sort()).toEqual([
    "BeneficiaryName",
    "CryptoAddress",
    "EurCents",
    "LightningAddress",
    "SmallestUnitAmount",
    "VerificationCode",
  ]);
});

it("marks each unit that the service does not state", () => {
  const stated = Object.entries(currencies).filter(([, { origin }]) => origin === "stated");
  expect(stated.map(([code]) => code)).toEqual(["BTC", "USDC", "EUR"]);
});

it("marks each error of the service's own where the service does not show it: on all calls but one", () => {
  const showing = Object.values(description.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => Object.values(responses).some((response) => statesErrors(follow(response))));
  expect(showing.map(({ operationId }) => operationId)).toEqual(["createConnection"]);
});

/** That a text is not empty needs no mark. */
function isLimited(schema: JsonSchema): boolean {
  if (schema["x-origin"] !== undefined) return false;
  return LENGTHS_AND_FORMS.some((keyword) => keyword in schema && !(keyword === "minLength" && schema[keyword] === 1));
}

function statesErrors({ "x-origin": origin, "x-error-codes": codes = [] }: Response): boolean {
  return origin === undefined && codes.some((code) => errors[code].origin === "stated");
}

function follow(response: Response): Response {
  const name = response.$ref?.replace("#/components/responses/", "");
  return (name === undefined ? response : description.components.responses[name]) ?? {};
}
