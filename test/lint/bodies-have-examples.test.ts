import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("bodies-have-examples");

it("wants an example of a request", () => {
  expect(lint({ "/paths/~1things/post/requestBody/content/application~1json/examples": undefined })).toEqual([
    "/paths/~1things/post/requestBody/content/application~1json: The request of createThing has no example: add one with a name under `examples`, out of the running story.",
  ]);
});

it("wants an example of a successful answer", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/200/content/application~1json/examples": {} })).toEqual([
    "/paths/~1things~1{id}/get/responses/200/content/application~1json: The 200 of getThing has no example: add one with a name under `examples`, out of the running story.",
  ]);
});

it("wants an example of an event", () => {
  expect(
    lint({ "/components/pathItems/thingStatus/post/requestBody/content/application~1json/examples": undefined }),
  ).toEqual([
    "/components/pathItems/thingStatus/post/requestBody/content/application~1json: The event thingStatus has no example: add one with a name under `examples`, out of the running story.",
  ]);
});
