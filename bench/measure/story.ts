import { createSandbox } from "@svc/sandbox";
import { median } from "../report/median.ts";
import { takeToPayout } from "../story/pay-out.ts";

export interface StoryTimes {
  /** The first one in a process, which also compiles all code on the way. */
  readonly firstMs: number;
  readonly medianMs: number;
}

/** From onboarding to payout in this process, each time with a new sandbox, which is made and closed within the time. */
export async function measureStory(times: number): Promise<StoryTimes> {
  const durations: number[] = [];
  for (let number = 0; number < times; number += 1) {
    const begin = performance.now();
    await tellStory();
    durations.push(performance.now() - begin);
  }
  const [firstMs = Number.NaN, ...rest] = durations;
  return { firstMs, medianMs: median(rest) };
}

async function tellStory(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  let events = 0;
  const receive = async () => {
    events += 1;
    return new Response(null, { status: 200 });
  };
  const sandbox = stack.adopt(await createSandbox({ clock: "manual", receive }), ({ close }) => close());
  await takeToPayout(sandbox, sandbox.application, "ana@example.com");
  await sandbox.settled();
  if (events !== 3) throw new Error(`${events} events arrived in place of 3`);
}
