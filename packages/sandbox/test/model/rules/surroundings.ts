import type { ExpectedEvent } from "../state/model.ts";

/** What the sandbox adds around the service: its controls. */
export const surroundings = {
  /** What a receiver gets when somebody has an event sent again. */
  repeatsOf: (event: ExpectedEvent): readonly ExpectedEvent[] => [event],

  /** How many calls meet a fault that was set up for so many. */
  callsThatFail: (times: number): number => times,

  /** The clock is part of a snapshot. */
  timeAfterReturn: (kept: number, _left: number): number => kept,

  /** A clock that is let go and stopped has gone on in between. */
  timeAfterGoing: (_before: number, shown: number): number => shown,
};
