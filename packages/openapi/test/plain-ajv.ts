import { Ajv2020 } from "ajv/dist/2020.js";
import { formats } from "../../../scripts/generate/validators/formats.ts";
import { description, type JsonSchema } from "./description.ts";

/** ajv as it comes, on the description as it is: a second opinion on what the generated validators say. */
const ajv = new Ajv2020({
  strict: false,
  formats: Object.fromEntries(Object.entries(formats).map(([name, { expression }]) => [name, expression])),
});
ajv.addSchema({ $id: "svc", components: description.components });

export function fits(schema: string, body: unknown): boolean {
  const validate = ajv.getSchema(`svc#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return validate(body) === true;
}

/** Names of a union's variants. */
export function unionOf(schema: string): string[] {
  const union: JsonSchema | undefined = description.components.schemas[schema];
  return (union?.oneOf ?? []).map(({ $ref }) => $ref.slice($ref.lastIndexOf("/") + 1));
}

export function fittingVariants(union: string, body: unknown): string[] {
  return unionOf(union).filter((variant) => fits(variant, body));
}
