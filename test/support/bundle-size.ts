import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./workspace.ts";

export interface Bundle {
  /** Size of the minified bundle after gzip. */
  readonly gzipBytes: number;
  /** Every file inside, relative to the repository. */
  readonly inputs: readonly string[];
}

/** Bundles a piece of code for browsers, as a user's build would, and measures it. `importer` is the package that resolves its imports. */
export async function bundleForBrowser(code: string, importer: string): Promise<Bundle> {
  const result = await build({
    stdin: { contents: code, resolveDir: `${root}/packages/${importer}`, sourcefile: "entry.ts" },
    absWorkingDir: root,
    bundle: true,
    logLevel: "silent",
    format: "esm",
    metafile: true,
    minify: true,
    platform: "browser",
    write: false,
  });
  const [output] = Object.values(result.metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    gzipBytes: gzipSync(result.outputFiles[0]?.contents ?? "").length,
    inputs: used.map(([path]) => path).filter((path) => !path.endsWith("entry.ts")),
  };
}
