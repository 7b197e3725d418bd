import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("names-have-descriptions");

it("wants a description of a named schema", () => {
  expect(lint({ "/components/schemas/Thing/description": undefined })).toEqual([
    "/components/schemas/Thing: Thing has no `description`: add one that says what it is and what to do with it.",
  ]);
});

it("wants a description of an operation", () => {
  expect(lint({ "/paths/~1things/post/description": undefined })).toEqual([
    "/paths/~1things/post: createThing has no `description`: add one that says what it is and what to do with it.",
  ]);
});

it("wants a description of a parameter", () => {
  expect(lint({ "/paths/~1things~1{id}/get/parameters/0/description": undefined })).toEqual([
    "/paths/~1things~1{id}/get/parameters/0: id has no `description`: add one that says what it is and what to do with it.",
  ]);
});
