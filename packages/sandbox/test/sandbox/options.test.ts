import { expect, test } from "vitest";
import { createSandbox, type SandboxOptions } from "../../src/index.ts";

const mistakes: readonly [SandboxOptions, string][] = [
  [{ feeBps: 1.5 }, "feeBps takes a whole number from 0 to 9999, not 1.5"],
  [{ feeBps: 10_000 }, "feeBps takes a whole number from 0 to 9999, not 10000"],
  [{ processingSeconds: -1 }, "processingSeconds takes a whole number from 0 to 3600, not -1"],
  [{ clock: "manual", startAt: "soon" }, "startAt takes a Date or an ISO 8601 time, not soon"],
  [{ clock: "manual", startAt: "1969-12-31" }, "startAt takes a time from 1970 to 9999"],
  [{ prices: { XXXEUR: "1" } }, "XXXEUR=1 is no price"],
  [{ host: "0.0.0.0", port: 0 }, "listening elsewhere than on loopback needs a controlToken"],
  [{ host: "0.0.0.0", port: 0, controlToken: "" }, "controlToken takes letters, digits and signs, without spaces"],
  [{ controlToken: "two words" }, "controlToken takes letters, digits and signs, without spaces"],
  [{ webhookSecret: "" }, "webhookSecret holds no key"],
  [{ webhookSecret: "whsec_" }, "webhookSecret holds no key"],
  [{ seed: "" }, "seed must not be empty"],
  [{ data: "" }, "data must not be empty"],
];

test("a clock that there is not is refused by name, for those who have no compiler to tell them", async () => {
  // @ts-expect-error There is no such clock.
  await expect(createSandbox({ clock: "manuel" })).rejects.toThrow("clock takes real or manual, not manuel");
});

test.each(mistakes)("options that make no sense are refused by name: %o", async (options, message) => {
  await expect(createSandbox(options)).rejects.toThrow(message);
});
