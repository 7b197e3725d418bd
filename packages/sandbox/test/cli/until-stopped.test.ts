import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { untilStopped } from "../../src/cli/until-stopped.ts";

test.each(["SIGINT", "SIGTERM"])("after %s, no signal of either kind is held back any more", async (signal) => {
  const signals = new EventEmitter();
  const stopped = untilStopped(signals);
  expect(signals.eventNames()).toEqual(["SIGINT", "SIGTERM"]);
  signals.emit(signal);
  await stopped;
  expect(signals.eventNames()).toEqual([]);
});
