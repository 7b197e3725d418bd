import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Manifest, readManifest, root } from "./workspace.ts";

const run = promisify(execFile);

/** A packed package. */
export interface Tarball {
  readonly path: string;
  /** Paths inside, without the leading `package/`. */
  readonly files: readonly string[];
  /** The package.json as it is published. */
  readonly manifest: Manifest;
}

/** Packs every public package, as built, into a folder, and reads back what is inside. */
export async function packPackages(folder: string): Promise<Map<string, Tarball>> {
  const pack = ["--recursive", "--filter=./packages/*", "--filter=!@svc/docs", "pack", `--pack-destination=${folder}`];
  await run("npx", ["-y", `${readManifest(".").packageManager}`, ...pack], { cwd: root });
  const names = await readdir(folder);
  const tarballs = await Promise.all(names.map((name) => readTarball(join(folder, name))));
  return new Map(tarballs.map((tarball) => [tarball.manifest.name, tarball]));
}

async function readTarball(path: string): Promise<Tarball> {
  const [list, manifest] = await Promise.all([
    run("tar", ["-tzf", path]),
    run("tar", ["-xzOf", path, "package/package.json"]),
  ]);
  const files = list.stdout.trim().split("\n");
  return { path, files: files.map((file) => file.replace(/^package\//, "")), manifest: JSON.parse(manifest.stdout) };
}
