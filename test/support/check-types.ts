import { join } from "node:path";
import ts from "typescript";
import { root } from "./workspace.ts";

/** Checks pieces of TypeScript as strictly as our own code, as if they were files of the repository. Returns what is wrong with them. */
export function checkTypes(sources: Readonly<Record<string, string>>): string[] {
  const files = new Map(Object.entries(sources).map(([name, source]) => [join(root, "test", `${name}.ts`), source]));
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const source = files.get(path);
    return source === undefined ? getSourceFile(path, language, ...rest) : ts.createSourceFile(path, source, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(describe);
}

/** How our own code is checked. */
export function readOptions(): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  if (error) throw new Error(describe(error));
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

function describe({ file, messageText }: ts.Diagnostic): string {
  return `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
}
