import type { CallName } from "../measure/throughput.ts";
import type { Target } from "../targets/target.ts";
import { type Results, take } from "./results.ts";
import { ratio, round } from "./write-numbers.ts";

/** Growth from the half of the requests to their end that counts as noise: a leak goes on growing. */
const FLAT = 1.1;
/** With fewer requests than this, memory has not levelled off yet, leak or no leak. */
const ENOUGH_TO_JUDGE_MEMORY = 200_000;

interface Verdict {
  readonly goal: string;
  readonly found: string;
  readonly reached: boolean | "not judged";
}

/** What the sandbox was to reach, and whether it does. */
export function writeVerdicts(results: Results): string {
  return judge(results)
    .map(({ goal, found, reached }) => `${wordFor(reached).padEnd(10)}  ${goal}: ${found}`)
    .join("\n");
}

function wordFor(reached: Verdict["reached"]): string {
  if (reached === "not judged") return reached;
  return reached ? "reached" : "MISSED";
}

function judge({ targets, rates, readyMs, memory, story, dueJobs }: Results): Verdict[] {
  const { bare, prism, sandbox } = targets;
  const { idle, halfway, end, requests } = take(memory, sandbox);
  const compare = (call: CallName, other: Target) =>
    ratio(take(rates, sandbox)[call].perSecond, take(rates, other)[call].perSecond);
  const atLeast = (goal: string, found: string, least: number) => ({
    goal,
    found: `${found}x`,
    reached: Number(found) >= least,
  });
  const below = (goal: string, found: number, most: number, unit: string) => ({
    goal,
    found: `${round(found)} ${unit}`,
    reached: found < most,
  });
  return [
    atLeast("GET at least 4x Prism", compare("read", prism), 4),
    atLeast("POST at least 2x Prism", compare("create", prism), 2),
    atLeast("GET at least 0.4x node:http", compare("read", bare), 0.4),
    below("ready in 200 ms", take(readyMs, sandbox), 200, "ms"),
    below("idle under 90 MiB", idle, 90, "MiB"),
    {
      goal: "memory flat under load",
      found: `${round(halfway)} -> ${round(end)} MiB after ${round(requests)} requests`,
      reached: requests < ENOUGH_TO_JUDGE_MEMORY ? "not judged" : end <= halfway * FLAT,
    },
    below("onboarding to payout under 25 ms", story.medianMs, 25, `ms (the first time ${round(story.firstMs)} ms)`),
    below(`${round(dueJobs.count)} due jobs in one jump under 2 s`, dueJobs.ms, 2000, "ms"),
  ];
}
