import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the tests need to know of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly packageManager?: string;
}

export interface WorkspacePackage {
  /** Name of its folder under packages/. */
  readonly folder: string;
  /** Absolute path of that folder. */
  readonly path: string;
  readonly manifest: Manifest;
}

/** Reads a text file, named relative to the repository. */
export function readText(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function readManifest(path: string): Manifest {
  return JSON.parse(readText(join(path, "package.json")));
}

/** Every package of the workspace, in alphabetical order. */
export function listPackages(): WorkspacePackage[] {
  return readdirSync(join(root, "packages"))
    .sort()
    .map((folder) => ({
      folder,
      path: join(root, "packages", folder),
      manifest: readManifest(join("packages", folder)),
    }));
}

/** The packages that are published. */
export function listPublicPackages(): WorkspacePackage[] {
  return listPackages().filter(({ manifest }) => manifest.private !== true);
}
