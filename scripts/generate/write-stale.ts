import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Stale } from "./find-stale.ts";
import type { Files } from "./step.ts";

/** Brings stale files up to date and removes what nothing makes any more. Others keep their time stamps. */
export function writeStale(root: string, files: Files, stale: readonly Stale[]): void {
  withoutInterruption(() => {
    for (const { path } of stale) {
      const text = files.get(path);
      if (text === undefined) {
        rmSync(join(root, path));
      } else {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    }
  });
}

/** Ctrl-C, which would stop the process within a file, has no effect for these few milliseconds: then all is written. */
function withoutInterruption(write: () => void): void {
  const ignore = () => {};
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, ignore);
  try {
    write();
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}
