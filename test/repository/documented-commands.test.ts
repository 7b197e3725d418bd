import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listPublicPackages, readManifest, readText, root } from "../support/workspace.ts";

/** What a reader copies from: the READMEs, the pages of the packages, and the guides, which stand in the description. */
const pages = globSync(["*.md", "packages/*/README.md", "packages/*/docs/*.md", "openapi/*.{md,yaml}"], { cwd: root })
  .sort()
  .map((page) => ({ page, text: readText(page) }));

const { packageManager, scripts = {} } = readManifest(".");
/** Commands that pnpm has beside the scripts. */
const PNPM_COMMANDS = ["exec", "install", "pack"];

/** What each package of ours installs for a command line. */
const bins = new Map(
  listPublicPackages().map(({ manifest }) => [manifest.name, Object.keys(manifest.bin ?? {})] as const),
);

/** The words behind each mention of a command, on a line of its own or between backticks, and where it stands. */
function listMentions(text: string, command: string): { words: string[]; index: number }[] {
  const pattern = new RegExp(`(?:^[ #]*|\`)${command} ([^\`\\n]+)`, "gm");
  return [...text.matchAll(pattern)].map(({ 1: words = "", index }) => ({ words: words.trim().split(/\s+/), index }));
}

function listInstalled(text: string): { name: string; index: number }[] {
  return listMentions(text, "npm install").flatMap(({ words, index }) =>
    words.filter((word) => !word.startsWith("-")).map((name) => ({ name, index })),
  );
}

/** Whether a reader who has done what stands above can run this. */
function explainNpx(text: string, [first = "", ...rest]: readonly string[], index: number): string | undefined {
  const word = first === "-y" ? (rest[0] ?? "") : first;
  if (word.startsWith("pnpm@")) return word === packageManager ? undefined : `${word} is not the pinned pnpm`;
  const ofPackage = bins.get(word);
  // With one command in a package, npx knows which one is meant.
  if (ofPackage) return ofPackage.length === 1 ? undefined : `${word} has not exactly one command`;
  const above = listInstalled(text).filter((installed) => installed.index < index);
  return above.some(({ name }) => bins.get(name)?.includes(word)) ? undefined : `nothing above installs ${word}`;
}

describe.each(pages)("$page", ({ text }) => {
  it("starts with npx what is there: a package of ours by its name, or a command that was installed before", () => {
    const wrong = listMentions(text, "npx").map(({ words, index }) => explainNpx(text, words, index));
    expect(wrong.filter((reason) => reason !== undefined)).toEqual([]);
  });

  it("names only scripts that there are", () => {
    const named = listMentions(text, `(?:npx -y ${packageManager}|pnpm)`).map(({ words }) => words[0] ?? "");
    const known = [...Object.keys(scripts), ...PNPM_COMMANDS, "<script>"];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("says how to install what its examples import", () => {
    const examples = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
    const imported = examples.flatMap((code) =>
      [...code.matchAll(/ from "(?!node:)((?:@\w+\/)?\w[^/"]*)/g)].map(([, name]) => name),
    );
    const installed = new Set<string | undefined>(listInstalled(text).map(({ name }) => name));
    expect(imported.filter((name) => !installed.has(name))).toEqual([]);
  });
});

it("finds what does not work", () => {
  const text = "`npx svc-mock`\n```sh\nnpm install --save-dev @svc/mock\nnpx svc-mock --port 0\n```\n`npx @svc/client`";
  expect(listMentions(text, "npx").map(({ words, index }) => explainNpx(text, words, index))).toEqual([
    "nothing above installs svc-mock",
    undefined,
    "@svc/client has not exactly one command",
  ]);
});
