import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("tags-are-grouped");

it("wants each tag in a group", () => {
  expect(lint({ "/x-tagGroups/0/tags": ["Things"] })).toEqual([
    "/tags/1/name: Events stands in 0 groups: list it in exactly one of `x-tagGroups`.",
  ]);
});

it("wants no other tags in a group", () => {
  expect(lint({ "/x-tagGroups/0/tags": ["Things", "Events", "Rules"] })).toEqual([
    "/x-tagGroups/0/tags/2: No tag is named Rules: correct the name, or add the tag.",
  ]);
});

it("wants no groups at all when there are none", () => {
  expect(lint({ "/x-tagGroups": undefined })).toEqual([]);
});
