import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { internalsOf } from "../../src/sandbox/internals.ts";
import { createCaller } from "../support/call.ts";
import { createControl } from "../support/control.ts";
import { signConnect } from "../support/sign.ts";

const REST_MS = 1000;

afterEach(() => {
  vi.useRealTimers();
});

/** A sandbox whose event about a user cannot be sent properly, since some statement on its attempts fails. */
async function failAt(statement: "INSERT" | "UPDATE") {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const received: string[] = [];
  const sandbox = await createSandbox({
    clock: "manual",
    async receive({ headers }) {
      received.push(headers.get("svc-attempt") ?? "");
      return new Response();
    },
  });
  onTestFinished(() => sandbox.close());
  const run = (sql: string) => internalsOf(sandbox).engine.store.write((db) => db.run(sql));
  await run(`CREATE TRIGGER failing BEFORE ${statement} ON attempts BEGIN SELECT RAISE(FAIL, 'no room'); END`);

  const body = { email: "ana@example.com", callback: "https://partner.example/hooks" };
  await createCaller(sandbox, sandbox.application.masterKey).call("connectUser", {
    body,
    headers: signConnect(sandbox, body),
  });
  const control = createControl(sandbox);
  await control.approveKyc(body.email);
  await sandbox.settled();
  return { sandbox, received, mend: () => run("DROP TRIGGER failing") };
}

test("an attempt that cannot be written down is made again after a rest, and not as fast as it fails", async () => {
  const { sandbox, received, mend } = await failAt("INSERT");
  expect(sandbox.problems).toEqual([expect.stringContaining("no room")]);
  vi.advanceTimersByTime(REST_MS);
  await sandbox.settled();
  expect(sandbox.problems).toHaveLength(2);
  expect(received).toEqual([]);
  await mend();
  vi.advanceTimersByTime(REST_MS);
  await sandbox.settled();
  expect(received).toEqual(["1"]);
  expect(sandbox.problems).toHaveLength(2);
});

test("nor does a receiver get an event over and over because its answer cannot be written down", async () => {
  const { sandbox, received, mend } = await failAt("UPDATE");
  expect(received).toEqual(["1"]);
  await mend();
  vi.advanceTimersByTime(REST_MS);
  await sandbox.settled();
  expect(received).toEqual(["1", "2"]);
  expect(await createControl(sandbox).deliveries()).toMatchObject([{ status: "delivered" }]);
});

test("while one rests, the clock is advanced past it", async () => {
  const { sandbox, received } = await failAt("INSERT");
  await sandbox.advance(3600);
  expect((await sandbox.now()).toISOString()).toBe("2026-01-01T01:00:00.000Z");
  expect(received).toEqual([]);
});
