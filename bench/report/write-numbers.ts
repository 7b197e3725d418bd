import { type CallName, callNames } from "../measure/throughput.ts";
import type { Target } from "../targets/target.ts";
import { type Results, take } from "./results.ts";
import { writeTable } from "./write-table.ts";

/** Above this, the sender of the requests may have been the slower one. */
const BUSY = 0.95;

const TITLES: Readonly<Record<CallName, string>> = {
  read: "GET a connection",
  list: "GET a list of 50",
  create: "POST a connection",
};

/** One line for each call and server: requests per second, and how that compares. */
export function writeRates({ targets, rates }: Results): string {
  const rows = callNames.flatMap((call) => {
    const perSecond = (target: Target) => take(rates, target)[call].perSecond;
    return Object.values(targets).map((target) => [
      TITLES[call],
      target.name,
      round(perSecond(target)),
      `${ratio(perSecond(target), perSecond(targets.bare))}x`,
      `${ratio(perSecond(target), perSecond(targets.prism))}x`,
      take(rates, target)[call].senderBusy > BUSY ? "sender" : "",
    ]);
  });
  return writeTable(["call", "server", "requests/s", "of node:http", "of Prism", "limited by"], rows);
}

/** One line for each server: how soon it is ready, and its memory. */
export function writeFootprint({ targets, readyMs, memory }: Results): string {
  const rows = Object.values(targets).map((target) => {
    const { idle, halfway, end } = take(memory, target);
    return [target.name, round(take(readyMs, target)), ...[idle, halfway, end].map(round)];
  });
  return writeTable(["server", "ready ms", "idle MiB", "halfway MiB", "end MiB"], rows);
}

export function round(value: number): string {
  return Math.round(value).toLocaleString("en");
}

export function ratio(value: number, base: number): string {
  return (value / base).toFixed(2);
}
