import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { listPublicPackages, readText, root } from "../support/workspace.ts";

const names = listPublicPackages().map(({ manifest }) => manifest.name);

it("every pending changeset names published packages, a bump and a sentence for their users", () => {
  const wrong = globSync(".changeset/*.md", { cwd: root }).filter((path) => !isChangeset(readText(path)));
  expect(wrong).toEqual([]);
});

function isChangeset(text: string): boolean {
  const [, head = "", sentence = ""] = /^---\n(.*?)\n---\n\n(.+)/s.exec(text) ?? [];
  const bumps: unknown = parse(head);
  if (typeof bumps !== "object" || bumps === null || sentence.trim() === "") return false;
  return Object.entries(bumps).every(
    ([name, bump]) => names.includes(name) && ["major", "minor", "patch"].includes(bump),
  );
}
