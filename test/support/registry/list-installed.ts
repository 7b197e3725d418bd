import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { root } from "../workspace.ts";
import type { Published } from "./published.ts";
import { writeTar } from "./write-tar.ts";

const STORE = join(root, "node_modules/.pnpm");

/** Every package that the workspace has from elsewhere, each in all its versions, for this machine's platform only. */
export function listInstalled(): Published[] {
  // Packages are folders there; what they depend on are links beside them.
  return globSync(["*/node_modules/*", "*/node_modules/@*/*"], { cwd: STORE, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map((folder) => ({
      manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
      // Not compressed: it does not travel far, and npm takes it like that.
      open: () => Readable.from(writeTar(folder)),
    }));
}
