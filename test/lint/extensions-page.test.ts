import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { markers } from "../../openapi/lint/markers.ts";
import { parseExtensions } from "../../openapi/lint/parse-extensions.ts";
import { readText } from "../support/workspace.ts";

const page = readText("openapi/extensions.md");

/** The descriptions that are linted. */
function listDescriptions(): string[] {
  const apis: Record<string, { root: string }> = parse(readText("redocly.yaml")).apis;
  return Object.values(apis).map(({ root }) => root);
}

describe("openapi/extensions.md", () => {
  it("has a section for each x- field of our descriptions, and for no other", () => {
    const used = new Set(listDescriptions().flatMap((path) => readText(path).match(/(?<=^\s*)x-[\w-]+(?=:)/gm) ?? []));
    expect(new Set(parseExtensions(page).map(({ name }) => name))).toEqual(used);
  });

  it("names no field in two sections", () => {
    const names = parseExtensions(page).map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it("says who reads each field", () => {
    expect(page.match(/^- Read by: ./gm)).toHaveLength(parseExtensions(page).length);
  });

  it("explains each marker, and no other", () => {
    const explained = [...page.matchAll(/^\| `<!-- generated:([\w-]+)/gm)].map(([, name]) => name);
    expect(explained.sort()).toEqual([...markers.keys()].sort());
  });
});

describe("a section of it", () => {
  const section = "## `x-a`\n\n- Stands on: calls, `/paths/*`\n\n```json\n{}\n```\n";

  it("is read with name, places and schema", () => {
    expect(parseExtensions(section)).toEqual([{ name: "x-a", places: ["/paths/*"], schema: {} }]);
  });

  it.each([
    ["a schema", section.replace("{}\n", ""), "extensions.md, x-a: the JSON Schema is missing."],
    [
      "a line with places",
      section.replace("- Stands", "Stands"),
      'extensions.md, x-a: the line "- Stands on: ..." is missing.',
    ],
    ["a place", section.replace("`/paths/*`", "paths"), 'extensions.md, x-a: "Stands on" names no JSON Pointer.'],
  ])("needs %s", (_what, text, message) => {
    expect(() => parseExtensions(text)).toThrow(message);
  });
});
