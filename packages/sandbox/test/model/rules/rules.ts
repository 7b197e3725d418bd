import { isolation } from "./isolation.ts";
import { lifecycle } from "./lifecycle.ts";
import { money } from "./money.ts";
import { surroundings } from "./surroundings.ts";
import { uniqueness } from "./uniqueness.ts";

/** What the specification and the decisions say where they can be checked one by one: each can be broken alone. */
export const specification = { ...uniqueness, ...lifecycle, ...money, ...isolation, ...surroundings };

export type Rules = typeof specification;
