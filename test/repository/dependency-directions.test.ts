import { dirname, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listImports } from "../support/list-imports.ts";
import { listPackages, root } from "../support/workspace.ts";

/** Which packages of ours each one may use when it runs. Everything else is generated into it. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "@svc/client": [],
  "@svc/docs": ["@svc/openapi"],
  "@svc/mock": ["@svc/openapi"],
  "@svc/openapi": [],
  "@svc/sandbox": ["@svc/openapi"],
  "@svc/webhooks": [],
};

/** Folders of the packages that also run in browsers and other runtimes. */
const PLATFORM_NEUTRAL = ["client", "openapi", "webhooks"];

const packages = listPackages();

it("has a rule for every package", () => {
  expect(packages.map(({ manifest }) => manifest.name)).toEqual(Object.keys(ALLOWED));
});

describe.each(packages)("$manifest.name", ({ path, manifest }) => {
  const runtimeDependencies = Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  });
  const imports = listImports(resolve(path, "src"));
  const bareImports = imports.filter(({ specifier }) => !specifier.startsWith("."));

  it("declares no package of ours but the allowed ones", () => {
    const ours = runtimeDependencies.filter((name) => name.startsWith("@svc/"));
    expect(ALLOWED[manifest.name]).toEqual(expect.arrayContaining(ours));
  });

  it("imports only what it declares", () => {
    const undeclared = bareImports.filter(
      ({ specifier }) => !specifier.startsWith("node:") && !runtimeDependencies.includes(packageOf(specifier)),
    );
    expect(undeclared.map(describeImport)).toEqual([]);
  });

  it("reaches into no other package's files", () => {
    const outside = imports.filter(
      ({ file, specifier }) =>
        specifier.startsWith(".") && !resolve(dirname(file), specifier).startsWith(`${path}/src/`),
    );
    expect(outside.map(describeImport)).toEqual([]);
  });
});

it.each(PLATFORM_NEUTRAL)("%s imports nothing of Node", (folder) => {
  const imports = listImports(resolve(root, "packages", folder, "src"));
  expect(imports.filter(({ specifier }) => specifier.startsWith("node:")).map(describeImport)).toEqual([]);
});

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function describeImport({ file, specifier }: { file: string; specifier: string }): string {
  return `${relative(root, file)} imports ${specifier}`;
}
