import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Stale } from "./find-stale.ts";
import type { Files } from "./step.ts";

/** Brings stale files up to date and removes what nothing makes any more. Others keep their time stamps. */
export function writeStale(root: string, files: Files, stale: readonly Stale[]): void {
  for (const { path } of stale) {
    const text = files.get(path);
    if (text === undefined) {
      rmSync(join(root, path));
    } else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
}
