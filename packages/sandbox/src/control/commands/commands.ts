import type { Engine } from "../../engine.ts";
import type { Scheduler } from "../../jobs/scheduler.ts";
import { type ClockCommands, clockCommands } from "./clockCommands.ts";
import { type FaultCommands, faultCommands } from "./faultCommands.ts";
import { type MoneyCommands, moneyCommands } from "./moneyCommands.ts";
import { type UserCommands, userCommands } from "./userCommands.ts";

/** Everything that somebody at the sandbox's controls can do. What cannot be done is thrown as a ControlError. */
export interface Commands extends ClockCommands, UserCommands, MoneyCommands, FaultCommands {
  /** Back to the beginning. */
  reset(): Promise<void>;
}

export function createCommands(engine: Engine, scheduler: Scheduler, reset: () => Promise<void>): Commands {
  return {
    reset,
    ...clockCommands(engine, scheduler),
    ...userCommands(engine),
    ...moneyCommands(engine),
    ...faultCommands(engine),
  };
}
