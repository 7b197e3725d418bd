import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("links-lead-somewhere");

it("wants links to operations that exist", () => {
  expect(lint({ "/info/description": "See [it](#operation/makeThing)." })).toEqual([
    "/info/description: The link #operation/makeThing leads nowhere: name an operation (#operation/<operationId>) or a tag (#tag/<Name>).",
  ]);
});

it("wants links to tags that exist", () => {
  expect(lint({ "/tags/0/description": "See [it](#tag/Rules)." })).toEqual([
    "/tags/0/description: The link #tag/Rules leads nowhere: name an operation (#operation/<operationId>) or a tag (#tag/<Name>).",
  ]);
});

it("lets links to elsewhere be", () => {
  expect(lint({ "/info/description": "See [it](https://example.com/#x)." })).toEqual([]);
});
