/** The part of OpenAPI 3.1 that our descriptions use, with our own x- data. */
export interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem | Reference>>;
  readonly components: Components;
  readonly "x-limits"?: Readonly<Record<string, Limit>>;
  readonly "x-webhook-delivery"?: WebhookDelivery;
}

/** What each section of the components holds. */
export interface ComponentTypes {
  readonly schemas: Schema;
  readonly parameters: Parameter;
  readonly responses: Response;
  readonly examples: Example;
  readonly pathItems: PathItem;
}

export type Components = {
  readonly [Section in keyof ComponentTypes]: Readonly<Record<string, ComponentTypes[Section]>>;
};

export interface Reference {
  readonly $ref: string;
}

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof methods)[number];

export type PathItem = { readonly parameters?: readonly (Parameter | Reference)[] } & {
  readonly [M in Method]?: Operation;
};

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly callbacks?: Readonly<Record<string, Readonly<Record<string, PathItem | Reference>>>>;
  readonly "x-safe"?: boolean;
  readonly "x-polling"?: Polling;
  readonly "x-idempotency-key"?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly content?: Content;
  readonly "x-error-codes"?: readonly string[];
}

export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly "x-origin"?: Origin;
  readonly "x-extensible-enum"?: readonly string[];
  readonly "x-errors"?: Readonly<Record<string, ErrorEntry>>;
  readonly "x-transitions"?: Transitions;
  readonly "x-currencies"?: Readonly<Record<string, Currency>>;
}

export type Origin = "observed" | "assumed";

export interface ErrorEntry {
  readonly status: number;
  readonly meaning: string;
  readonly action: string;
  readonly retry: "never" | "after-change" | "later";
  readonly retryAfter?: { readonly seconds: number } | { readonly limit: string };
  readonly mayHaveTakenEffect?: boolean;
  readonly scope?: "any";
  readonly "x-origin"?: Origin;
}

export interface Transitions {
  readonly terminal: readonly string[];
  readonly rows: readonly TransitionRow[];
}

export interface TransitionRow {
  readonly from: string | null;
  readonly trigger: string;
  readonly operations?: readonly string[];
  readonly condition: string | null;
  readonly to: string;
  readonly after?: string;
  readonly effects: readonly string[];
}

export interface Polling {
  readonly status: string;
  readonly intervalSeconds: { readonly min: number; readonly max: number };
  readonly timeoutSeconds: number | null;
  readonly stopOn: readonly string[];
}

export interface Currency {
  readonly name: string;
  readonly decimals: number;
  readonly smallestUnit: string;
  readonly "x-origin"?: Origin;
}

export interface Limit {
  readonly value: number;
  readonly unit: string;
  readonly meaning: string;
  readonly "x-origin"?: Origin;
}

export interface WebhookDelivery {
  readonly timeoutSeconds: number;
  readonly retryAfterSeconds: readonly number[];
  readonly jitterPercent: number;
  readonly "x-origin"?: Origin;
}
