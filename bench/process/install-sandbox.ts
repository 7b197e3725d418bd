import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildPackages } from "../../test/support/build-packages.ts";
import { installPublished } from "../../test/support/install-published.ts";
import { packPackages } from "../../test/support/pack-packages.ts";

/** Builds and packs the packages and installs the sandbox as a partner does. Answers the file that the command runs. */
export async function installSandbox(folder: string): Promise<string> {
  const packed = join(folder, "packed");
  await mkdir(packed);
  await buildPackages();
  const tarballs = await packPackages(packed);
  await installPublished(folder, tarballs.values(), ["@svc/sandbox"]);
  return join(folder, "node_modules/@svc/sandbox/dist/cli.js");
}
