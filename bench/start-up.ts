/** Measures how soon the mock answers and how long generating takes, and holds both against their goals. */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeAll } from "../scripts/generate/make-all.ts";
import { EXIT_CODES, reportFailure } from "../scripts/report-failure.ts";
import { timeMockStart } from "./measure/time-mock-start.ts";
import { median } from "./report/median.ts";

const HELP = `Measures how soon the mock answers after its start, and how long it takes to generate everything.

Usage: pnpm bench:start-up

  --help  show this text

${EXIT_CODES}`;

const ROUNDS = 7;
const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) console.log(HELP);
  else await report();
} catch (error) {
  reportFailure(error);
}

async function report(): Promise<void> {
  console.log(judge("the mock answers within 1 s", await measure(timeMockStart), 1_000));
  console.log(judge("everything is generated within 3 s", await measure(timeGenerating), 3_000));
}

async function timeGenerating(): Promise<number> {
  const begin = performance.now();
  await makeAll(root);
  return performance.now() - begin;
}

async function measure(time: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await time());
  return median(times);
}

function judge(goal: string, ms: number, most: number): string {
  return `${ms < most ? "reached" : "MISSED "}  ${goal}: ${Math.round(ms)} ms`;
}
