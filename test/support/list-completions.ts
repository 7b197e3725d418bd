import { join } from "node:path";
import ts from "typescript";
import { readOptions } from "./check-types.ts";
import { root } from "./workspace.ts";

/** What an editor offers at each place of a piece of TypeScript that is marked by a comment: `/* here *\/`. */
export function listCompletions(source: string): Map<string, string[]> {
  const file = join(root, "test/completions.ts");
  const options = readOptions();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptSnapshot(path) {
      const text = path === file ? source : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getScriptVersion: () => "1",
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  const marks = [...source.matchAll(/\/\* (.+?) \*\//g)];
  return new Map(
    marks.map(({ 0: mark, 1: name = "", index }) => {
      const offered = service.getCompletionsAtPosition(file, index + mark.length, {});
      return [name, offered?.entries.map((entry) => entry.name) ?? []];
    }),
  );
}
