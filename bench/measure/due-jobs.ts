import { unwrap } from "@svc/client";
import { createSandbox, type Sandbox } from "@svc/sandbox";
import { median } from "../report/median.ts";
import { connectUser } from "../story/connections.ts";
import { asPartner, asUser } from "../story/place.ts";
import { CREATIONS_PER_USER, listBuys } from "../targets/creations.ts";

const PROCESSING_SECONDS = 5;

/** Milliseconds that one jump of the clock takes in which so many connections are processed. */
export async function measureDueJobs(jobs: number, jumps: number): Promise<number> {
  const durations: number[] = [];
  for (let jump = 0; jump < jumps; jump += 1) durations.push(await measureJump(jobs));
  return median(durations);
}

async function measureJump(jobs: number): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const sandbox = stack.adopt(await createSandbox({ clock: "manual" }), ({ close }) => close());
  await createConnections(sandbox, jobs);
  const begin = performance.now();
  const ran = await sandbox.advance(PROCESSING_SECONDS);
  const duration = performance.now() - begin;
  if (ran !== jobs) throw new Error(`${ran} jobs were run in place of ${jobs}`);
  return duration;
}

/** As many connections for as few users as the service allows. */
async function createConnections(sandbox: Sandbox, count: number): Promise<void> {
  const partner = asPartner(sandbox, sandbox.application);
  for (let number = 0; number < count; number += CREATIONS_PER_USER) {
    const user = asUser(sandbox, await connectUser(partner, `user-${number}`));
    const left = Math.min(CREATIONS_PER_USER, count - number);
    for (const body of listBuys().slice(0, left)) await unwrap(user.POST("/api/v0/svc-link", { body }));
  }
}
