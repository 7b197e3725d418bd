import { relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { listImports } from "../../../test/support/list-imports.ts";

const source = resolve(import.meta.dirname, "../src");
const imports = listImports(source).map(({ file, specifier }) => ({ file: relative(source, file), specifier }));

/** The files that import from a package. */
function importersOf(name: string): string[] {
  return [...new Set(imports.filter(({ specifier }) => specifier.startsWith(name)).map(({ file }) => file))];
}

it("one file knows openapi-fetch", () => {
  expect(importersOf("openapi-fetch")).toEqual(["openapi-fetch.ts"]);
});

it("one file knows the hash library", () => {
  expect(importersOf("@noble/hashes")).toEqual(["signing/sign.ts"]);
});
