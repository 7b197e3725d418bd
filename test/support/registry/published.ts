import type { Readable } from "node:stream";
import type { Manifest } from "../workspace.ts";

/** A version of a package, as a registry has it. */
export interface Published {
  readonly manifest: Manifest;
  /** Reads its tarball. */
  open(): Readable;
}
