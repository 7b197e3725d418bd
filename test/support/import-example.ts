import { stripTypeScriptTypes } from "node:module";
import { pathToFileURL } from "node:url";
import { readText, root } from "./workspace.ts";

/** Runs the n-th TypeScript example of a package's README on the package's source, and returns what it exports. */
export async function importExample(folder: string, index = 0): Promise<Record<string, unknown>> {
  const examples = [...readText(`packages/${folder}/README.md`).matchAll(/^```ts\n(.*?)^```$/gms)];
  const code = examples[index]?.[1];
  if (code === undefined) throw new Error(`The README of ${folder} has no example ${index}.`);
  const entry = pathToFileURL(`${root}/packages/${folder}/src/index.ts`);
  const script = stripTypeScriptTypes(code).replaceAll(`"@svc/${folder}"`, `"${entry}"`);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
}
