import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("operation-ids-begin-with-a-verb");

it("wants verb and noun", () => {
  expect(lint({ "/paths/~1things/post/operationId": "create_thing" })).toEqual([
    "/paths/~1things/post/operationId: create_thing is not camelCase with verb and noun: say createThing.",
  ]);
});

it("wants a noun", () => {
  expect(lint({ "/paths/~1things/post/operationId": "create" })).toEqual([
    "/paths/~1things/post/operationId: create is not camelCase with verb and noun: say createThing.",
  ]);
});

it("wants a verb that is in use", () => {
  expect(lint({ "/paths/~1things/post/operationId": "makeThing" })).toEqual([
    expect.stringContaining("/paths/~1things/post/operationId: make is none of the verbs in use ("),
  ]);
});

it("wants an event named as it is listed", () => {
  expect(lint({ "/components/pathItems/thingStatus/post/operationId": "statusOfThing" })).toEqual([
    "/components/pathItems/thingStatus/post/operationId: The event thingStatus calls itself statusOfThing: give both the same name.",
  ]);
});
