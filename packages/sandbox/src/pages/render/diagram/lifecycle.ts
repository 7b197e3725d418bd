import type { lifecycles } from "../../../generated/lifecycles.ts";

/** A state diagram in pieces, as it is generated for each resource that lives through states. */
export type Lifecycle = (typeof lifecycles)[keyof typeof lifecycles];
