export type * from "./generated/schemas.ts";
export type { components, operations, paths, webhooks } from "./generated/types.ts";
