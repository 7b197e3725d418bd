import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isGenerated } from "./code/header.ts";
import type { Files } from "./step.ts";

export interface Stale {
  readonly path: string;
  readonly reason: "missing" | "outdated" | "no longer generated";
}

/** Compares generated files with those on disk: what is missing, what differs, and what nothing makes any more. */
export function findStale(root: string, files: Files): Stale[] {
  const stale: Stale[] = [];
  for (const [path, text] of files) {
    const onDisk = readIfThere(join(root, path));
    if (onDisk === undefined) stale.push({ path, reason: "missing" });
    else if (onDisk !== text) stale.push({ path, reason: "outdated" });
  }
  const folders = new Set([...files.keys()].map(dirname));
  const leftOver = [...folders].flatMap((folder) => listGenerated(root, folder)).filter((path) => !files.has(path));
  return [...stale, ...leftOver.map((path): Stale => ({ path, reason: "no longer generated" }))];
}

/** Files that an earlier run has made. Others may share the folder: they are not ours to judge, nor to remove. */
function listGenerated(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith(".ts") && isGenerated(readIfThere(join(root, path)) ?? ""));
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
