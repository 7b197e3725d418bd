import type { Sandbox } from "@svc/sandbox";
import { expect } from "vitest";

/** After every test: the books are right, the records fit together, and nothing went wrong inside unseen. */
export async function expectSoundness(sandbox: Sandbox): Promise<void> {
  await sandbox.settled();
  expect(await sandbox.checkInvariants()).toEqual([]);
  expect(sandbox.problems).toEqual([]);
}
