import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export interface Import {
  /** Absolute path of the importing file. */
  readonly file: string;
  /** What stands between the quotes. */
  readonly specifier: string;
}

/** Every import and re-export in the TypeScript and JavaScript files below a folder, `import type` and `import()` included. */
export function listImports(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.[cm]?[jt]s$/.test(path))
    .map((path) => join(folder, path))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, "utf8"), true, true)
        .importedFiles.map(({ fileName }) => ({ file, specifier: fileName })),
    );
}
