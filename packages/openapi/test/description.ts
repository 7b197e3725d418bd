import { readFileSync } from "node:fs";
import type { ErrorCode } from "@svc/openapi";

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
}

/** An answer, or a reference to one of the components. */
export interface Response {
  readonly $ref?: string;
  readonly "x-origin"?: string;
  readonly "x-error-codes"?: readonly ErrorCode[];
}

export type JsonSchema = Readonly<Record<string, unknown>> & {
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The description itself, to hold against it what was generated from it. */
export const description: Description = JSON.parse(
  readFileSync(new URL("../src/generated/svc.json", import.meta.url), "utf8"),
);
