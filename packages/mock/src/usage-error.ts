/** The command line makes no sense; the message is for the reader of the terminal. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  constructor(message: string) {
    super(`${message} (see --help)`);
  }
}
