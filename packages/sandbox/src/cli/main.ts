import { readReach } from "../options/read-reach.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import { StoreError } from "../store/errors/store-error.ts";
import { describeStart } from "./describe-start.ts";
import { hasKnownKeys, KNOWN_KEYS } from "./has-known-keys.ts";
import { HELP } from "./help.ts";
import { logRequests } from "./log-requests.ts";
import { outliveOutput } from "./outlive-output.ts";
import { type Arguments, readArguments, UsageError } from "./read-arguments.ts";
import { untilStopped } from "./until-stopped.ts";

/** Runs until it is told to stop; answers the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  outliveOutput();
  try {
    const given = readArguments(argv);
    if (given === "help") {
      process.stdout.write(HELP);
      return 0;
    }
    await serve(given);
    return 0;
  } catch (error) {
    process.stderr.write(`svc-sandbox: ${explain(error)}\n`);
    return isUsage(error) ? 2 : 1;
  }
}

async function serve({ options, log, quiet }: Arguments): Promise<void> {
  const tell = (problem: string) => void process.stderr.write(`svc-sandbox: ${problem}\n`);
  const sandbox = await createSandbox({ ...options, onProblem: tell });
  const reach = readReach(options);
  if (hasKnownKeys(sandbox, reach)) tell(KNOWN_KEYS);
  if (!quiet) {
    process.stdout.write(describeStart(sandbox, reach, log));
    logRequests(sandbox, log);
  }
  await untilStopped();
  await sandbox.close();
}

/** Beside the options that are read here, an address of a database that nothing can be made of. */
function isUsage(error: unknown): boolean {
  return error instanceof UsageError || (error instanceof StoreError && error.cause instanceof TypeError);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") return "the port is taken; choose another one with --port";
  if (error instanceof StoreError) return `--${error.option}: ${error.message}`;
  // Nothing but listening is left to fail in the operating system.
  if ("syscall" in error) return `cannot listen there, see --host and --port: ${error.message}`;
  return error.message;
}
