/** The reason of a failed `fetch` in one line: its own ("fetch failed") and, where the runtime tells, that of the network. */
export function describeCause(error: unknown): string {
  return error instanceof Error && error.cause ? `${error.message}: ${error.cause}` : String(error);
}
