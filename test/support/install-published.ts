import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Tarball } from "./pack-packages.ts";
import { partnerEnvironment } from "./partner-environment.ts";
import { listInstalled } from "./registry/list-installed.ts";
import type { Published } from "./registry/published.ts";
import { serveRegistry } from "./registry/serve-registry.ts";

/**
 * Does in an empty folder what a partner does: `npm install`. Ours come from the tarballs, as they would be published,
 * and all others are those that the workspace has, so that no network is needed.
 */
export async function installPublished(
  folder: string,
  tarballs: Iterable<Tarball>,
  names: readonly string[],
): Promise<void> {
  const ours = Array.from(
    tarballs,
    ({ path, manifest }): Published => ({ manifest, open: () => createReadStream(path) }),
  );
  const registry = await serveRegistry([...ours, ...listInstalled()]);
  try {
    await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    await npmInstall(folder, registry.url, names);
  } finally {
    await registry.close();
  }
}

/** Nothing of the machine's own settings or cache has a part in it. */
async function npmInstall(folder: string, registry: string, names: readonly string[]): Promise<void> {
  const settings = [`--registry=${registry}`, "--noproxy=127.0.0.1", "--userconfig=none", `--cache=${folder}/.npm`];
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--ignore-scripts"];
  const options = { cwd: folder, env: partnerEnvironment() };
  await promisify(execFile)("npm", ["install", ...settings, ...quiet, ...names], options);
}
