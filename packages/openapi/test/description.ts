import { readFileSync } from "node:fs";

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export type JsonSchema = Readonly<Record<string, unknown>> & { readonly oneOf?: readonly { readonly $ref: string }[] };

/** The description itself, to hold against it what was generated from it. */
export const description: Description = JSON.parse(
  readFileSync(new URL("../src/generated/svc.json", import.meta.url), "utf8"),
);
