import type { Challenge, Model } from "./model.ts";

/** Those that a call can name. */
export const knownChallenges = (model: Model): Challenge[] => model.challenges.filter(({ id }) => id !== undefined);

/** Waits for its code. */
export const isOpen = ({ purpose, connection, replaced }: Challenge): boolean =>
  !replaced && connection.status === (purpose === "activation" ? "PENDING" : "ACTIVE");
