import { parseArgs } from "node:util";
import { EXIT_CODES } from "../scripts/report-failure.ts";

/** How much is done; everything is bounded by counts, so that two runs do the same work. */
export interface Extent {
  /** Rounds that count, after the one that warms up. */
  readonly rounds: number;
  /** Requests of one kind to one server in one round. */
  readonly reads: number;
  readonly lists: number;
  readonly creates: number;
  /** Starts of each server. */
  readonly starts: number;
  /** Requests to each server between the first and the last look at its memory. */
  readonly memoryRequests: number;
  /** Times that a user goes from onboarding to payout. */
  readonly stories: number;
  readonly dueJobs: number;
  /** Times that they are run. */
  readonly jumps: number;
}

const FULL: Extent = {
  rounds: 7,
  reads: 20_000,
  lists: 3_000,
  creates: 2_000,
  starts: 7,
  memoryRequests: 200_000,
  stories: 30,
  dueJobs: 10_000,
  jumps: 3,
};

const QUICK: Extent = {
  rounds: 3,
  reads: 5_000,
  lists: 1_000,
  creates: 2_000,
  starts: 3,
  memoryRequests: 40_000,
  stories: 15,
  dueJobs: 10_000,
  jumps: 1,
};

export const HELP = `Measures the sandbox beside a bare node:http server, Prism and emulate, all on this machine in one run.

Usage: pnpm bench [--quick]

  --quick  fewer rounds and requests: a minute and a half in place of several
  --help   show this text

${EXIT_CODES}`;

/** Throws, with a message for the terminal, on what it does not know. */
export function readOptions(args: readonly string[]): Extent | "help" {
  const { values } = parseArgs({
    // Some put `--` between pnpm's own options and those of the script; pnpm hands it on.
    args: args.filter((arg) => arg !== "--"),
    options: { quick: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return "help";
  return values.quick ? QUICK : FULL;
}
