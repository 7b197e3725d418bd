import { expect, onTestFinished, test } from "vitest";
import { createSandbox } from "../../src/index.ts";

async function open() {
  const sandbox = await createSandbox({ clock: "manual", startAt: "2026-01-01T00:00:00Z" });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

test.each([Number.NaN, Number.POSITIVE_INFINITY])("advancing by %s seconds is refused", async (seconds) => {
  const { advance } = await open();
  await expect(advance(seconds)).rejects.toThrow(`advance takes a number of seconds, not ${seconds}`);
});

test.each(["soon", new Date(Number.NaN)])("advancing to %s is refused", async (time) => {
  const { advanceTo } = await open();
  await expect(advanceTo(time)).rejects.toThrow(`advanceTo takes a Date or an ISO 8601 time, not ${String(time)}`);
});

test("a time that has passed leaves the clock where it is", async () => {
  const { advance, advanceTo, now } = await open();
  expect([await advance(-1), await advanceTo("2025-12-31T23:59:59Z")]).toEqual([0, 0]);
  expect(await now()).toEqual(new Date("2026-01-01T00:00:00Z"));
});

test("less than a second is counted in whole milliseconds", async () => {
  const { advance, now } = await open();
  await advance(0.0015);
  expect((await now()).getMilliseconds()).toBe(2);
});

const END = "9999-12-31T23:59:59.999Z";

test("the clock stays within the years that answers can tell of: it could not be brought back", async () => {
  const { advance, advanceTo, now, fetch, url } = await open();
  await advanceTo(END);
  await expect(advance(1)).rejects.toThrow("no further than to the year 9999");
  await expect(advanceTo(new Date(8.64e15))).rejects.toThrow("advanceTo takes a time from 1970 to 9999");
  const init = { headers: { "content-type": "application/json" }, body: JSON.stringify({ advanceSeconds: 1 }) };
  const response = await fetch(`${url}/_sandbox/clock`, { method: "POST", ...init });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("before the year 10000")]);
  expect(await now()).toEqual(new Date(END));
});

test("one advance after the other adds up, also when the second is asked for before the first is through", async () => {
  const { advance, now, fetch, url } = await open();
  const init = { headers: { "content-type": "application/json" }, body: JSON.stringify({ advanceSeconds: 30 }) };
  const post = () => fetch(`${url}/_sandbox/clock`, { method: "POST", ...init });
  await Promise.all([advance(60), post(), advance(60), post()]);
  expect(await now()).toEqual(new Date("2026-01-01T00:03:00Z"));
});

test("an advance that is asked for while everything is reset counts from the beginning", async () => {
  const { advance, now, reset } = await open();
  await advance(3600);
  await Promise.all([reset(), advance(60)]);
  expect(await now()).toEqual(new Date("2026-01-01T00:01:00Z"));
});
