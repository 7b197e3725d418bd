/** Measures the sandbox beside other servers and holds it against its goals. `--help` shows the options. */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { reportFailure } from "../scripts/report-failure.ts";
import { measureDueJobs } from "./measure/due-jobs.ts";
import { measureMemory } from "./measure/memory.ts";
import { measureReadyTimes } from "./measure/ready-times.ts";
import { measureStory } from "./measure/story.ts";
import { measureThroughput } from "./measure/throughput.ts";
import { type Extent, HELP, readOptions } from "./options.ts";
import type { Results } from "./report/results.ts";
import { writeFootprint, writeRates } from "./report/write-numbers.ts";
import { writeVerdicts } from "./report/write-verdicts.ts";
import { openTargets } from "./targets/open-targets.ts";

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") console.log(HELP);
  else report(await measure(options));
} catch (error) {
  reportFailure(error);
}

async function measure(extent: Extent): Promise<Results> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "svc-bench-"));
  stack.defer(() => rm(folder, { recursive: true }));

  tell("building and installing the sandbox");
  const targets = await openTargets(folder);
  const all = Object.values(targets);

  tell("starting");
  const readyMs = await measureReadyTimes(all, extent.starts);
  tell("sending requests");
  const rates = await measureThroughput(all, extent);
  tell("looking at memory");
  const memory = await measureMemory(all, extent.memoryRequests);
  tell("playing in this process");
  const story = await measureStory(extent.stories);
  const dueJobs = { count: extent.dueJobs, ms: await measureDueJobs(extent.dueJobs, extent.jumps) };
  return { targets, rates, readyMs, memory, story, dueJobs };
}

function tell(what: string): void {
  process.stderr.write(`${what} ...\n`);
}

function report(results: Results): void {
  console.log(`\nNode ${process.version} on ${process.platform}-${process.arch}, ${availableParallelism()} cores\n`);
  console.log(`${writeRates(results)}\n\n${writeFootprint(results)}\n\n${writeVerdicts(results)}`);
}
