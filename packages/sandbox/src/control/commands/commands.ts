import type { Engine } from "../../engine/engine.ts";
import type { Scheduler } from "../../jobs/scheduler.ts";
import { type ClockCommands, clockCommands } from "./clock-commands.ts";
import { type FaultCommands, faultCommands } from "./fault-commands.ts";
import { type MoneyCommands, moneyCommands } from "./money-commands.ts";
import { type UserCommands, userCommands } from "./user-commands.ts";

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
