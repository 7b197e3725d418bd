import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { buildPackages } from "../../test/support/build-packages.ts";
import { packPackages } from "../../test/support/pack-packages.ts";
import { root } from "../../test/support/workspace.ts";

const run = promisify(execFile);
const SANDBOX = "@svc/sandbox";

/**
 * Builds and packs the packages and unpacks the sandbox as a partner has it: compiled, and away from its sources. The
 * foreign dependencies are those of the workspace. Answers the file that the command runs.
 */
export async function installSandbox(folder: string): Promise<string> {
  const packed = join(folder, "packed");
  const modules = join(folder, "node_modules");
  await mkdir(packed);
  await buildPackages();
  const tarballs = await packPackages(packed);
  const dependencies = Object.keys(tarballs.get(SANDBOX)?.manifest.dependencies ?? {});
  for (const name of [SANDBOX, ...dependencies]) {
    const target = join(modules, name);
    const tarball = tarballs.get(name);
    await mkdir(tarball ? target : dirname(target), { recursive: true });
    if (tarball) await run("tar", ["-xzf", tarball.path, "-C", target, "--strip-components=1"]);
    else await symlink(join(root, "packages/sandbox/node_modules", name), target);
  }
  return join(modules, SANDBOX, "dist/cli.js");
}
