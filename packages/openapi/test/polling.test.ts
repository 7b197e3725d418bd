import { expect, it } from "vitest";
import { limits, polling } from "../src/index.ts";

it("a new connection is polled every two to three seconds, and given up after sixty", () => {
  expect(polling.getConnection).toMatchObject({ intervalSeconds: { min: 2, max: 3 }, timeoutSeconds: 60 });
});

it("the connect status is polled every 15 to 30 seconds, until connected or rejected", () => {
  expect(polling.getConnectStatus).toMatchObject({
    intervalSeconds: { min: 15, max: 30 },
    timeoutSeconds: null,
    stopOn: ["connected", "rejected"],
  });
});

it("processing typically takes 5 to 15 seconds", () => {
  expect([limits.processingTypicalMinimum.value, limits.processingTypicalMaximum.value]).toEqual([5, 15]);
});
