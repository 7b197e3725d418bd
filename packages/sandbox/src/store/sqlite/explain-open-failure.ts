/** SQLite's result codes; extended ones carry the plain one in their last byte. */
const PLAIN = 0xff;

/** What to do about it, by the code with which SQLite cannot open a file. */
const remedies: ReadonlyMap<number, string> = new Map([
  [5, "another sandbox has it open: end that one, name another file, or share a database with --database"],
  [8, "it cannot be written: name a file that can"],
  [10, "it cannot be read or written: look at the disk, or name another file"],
  [14, "it cannot be opened: name a file in a folder that exists and can be written"],
  [26, "it is no database: name another file, or one that does not exist yet"],
]);

/** Names the file and the way out, where SQLite has only its own words. */
export function explainOpenFailure(path: string | undefined, error: unknown): unknown {
  if (path === undefined || !(error instanceof Error) || !("errcode" in error)) return error;
  const remedy = remedies.get(Number(error.errcode) & PLAIN);
  return remedy === undefined ? error : new Error(`${path}: ${remedy} (${error.message})`, { cause: error });
}
