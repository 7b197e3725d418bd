import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { createCaller } from "../support/call.ts";
import { buy } from "../support/requests.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

afterEach(() => {
  vi.useRealTimers();
});

/** A machine that sleeps: the time goes on, the timers do not. */
const sleep = (millis: number) => vi.setSystemTime(Date.now() + millis);

test("what fell due while the machine slept is done soon after", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const sandbox = await createSandbox({ clock: "real", processingSeconds: 0 });
  onTestFinished(() => sandbox.close());
  const partner = createCaller(sandbox, sandbox.application.masterKey);
  const answer = await partner.call("connectUser", { body: { email: "ana+connected@example.com" } });
  const user = createCaller(sandbox, answer.status === "connected" ? answer.apiKey : "");
  await user.call("createConnection", { body: buy() });
  await sandbox.settled();
  const [pending] = await user.call("listConnections");
  expect(pending?.svcLink.status).toBe("PENDING");

  sleep(2 * HOUR);
  vi.advanceTimersByTime(5 * SECOND);
  await sandbox.settled();
  expect(await user.call("listConnections")).toEqual([]);
});
