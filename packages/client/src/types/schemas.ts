import type { components } from "../generated/schema.ts";

/** Every record of the API by its name in the description: `Schemas["ConnectionDetail"]`. */
export type Schemas = components["schemas"];
