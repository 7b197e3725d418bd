/** What `--help` of every command of the repository says of its end. */
export const EXIT_CODES =
  "Exit code: 0 when all went well, 1 when something failed, 2 when the command line makes no sense.";

/** The command line makes no sense. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Says in one message why a command ends, and has it end with the exit code for that. */
export function reportFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const isUsage = error instanceof UsageError || isParseError(error);
  console.error(isUsage ? `${message} (see --help)` : message);
  process.exitCode = isUsage ? 2 : 1;
}

/** What `parseArgs` of Node throws. */
export function isParseError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
