import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./workspace.ts";

const FOLDERS = ["openapi", "packages", "scripts", "test"];
const SKIPPED = ["dist", "reports"];

/**
 * Copies the repository into a folder, to change it there. Packages find each other in the copy; what comes from the
 * registry is linked, not copied.
 */
export function copyWorkspace(to: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile()) cpSync(join(root, entry.name), join(to, entry.name));
  }
  for (const folder of FOLDERS) {
    cpSync(join(root, folder), join(to, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !SKIPPED.includes(basename(path)),
    });
  }
  linkModules(join(root, "node_modules"), join(to, "node_modules"));
}

function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== "@svc") symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(to, "@svc"));
  for (const name of readdirSync(join(from, "@svc"))) {
    // Relative, so that it leads to the copy's own package.
    symlinkSync(readlinkSync(join(from, "@svc", name)), join(to, "@svc", name));
  }
}
