import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("variants-have-examples");

it("wants each variant of a union shown", () => {
  expect(lint({ "/paths/~1things/post/requestBody/content/application~1json/examples/square": undefined })).toEqual([
    "/paths/~1things/post/requestBody/content/application~1json/examples: The request of createThing has no example of the variant SquareThing: add one.",
  ]);
});
