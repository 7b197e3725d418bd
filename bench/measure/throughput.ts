import { type Load, startLoad } from "../load/start-load.ts";
import type { Extent } from "../options.ts";
import { type RunningServer, startServer } from "../process/start-server.ts";
import { median } from "../report/median.ts";
import type { Calls, RawRequest, Target } from "../targets/target.ts";

/** The servers compile their code while they run, and are at their best after about so many calls. These do not count. */
const WARM_UP: Amounts = { reads: 15_000, lists: 3_000, creates: 12_000 };

export const callNames = ["read", "list", "create"] as const;
export type CallName = (typeof callNames)[number];
type Amounts = Pick<Extent, "reads" | "lists" | "creates">;
type Work = { readonly call: CallName; readonly requests: readonly RawRequest[]; readonly count: number };

/** Requests per second, and how busy the sender of the requests was. */
export interface Rate {
  readonly perSecond: number;
  readonly senderBusy: number;
}

export type Rates = ReadonlyMap<Target, Readonly<Record<CallName, Rate>>>;

/** All servers run side by side and take turns, so that whatever else the machine does hits all of them. */
export async function measureThroughput(targets: readonly Target[], extent: Extent): Promise<Rates> {
  await using stack = new AsyncDisposableStack();
  const load = stack.adopt(startLoad(), ({ stop }) => stop());
  const rounds = [WARM_UP, ...Array.from({ length: extent.rounds }, () => extent)];
  const creates = sum(rounds.map((amounts) => amounts.creates));
  const runners: Runner[] = [];
  for (const target of targets) {
    const server = stack.adopt(await startServer(target), ({ stop }) => stop());
    runners.push({ target, server, calls: await target.prepare(server.url, creates), created: 0, rates: newRates() });
  }
  for (const amounts of rounds) {
    for (const runner of runners) await runRound(load, runner, amounts);
  }
  return new Map(runners.map(({ target, rates }) => [target, summarise(rates)]));
}

interface Runner {
  readonly target: Target;
  readonly server: RunningServer;
  readonly calls: Calls;
  /** How many of the creations have been sent. */
  created: number;
  readonly rates: Record<CallName, Rate[]>;
}

const newRates = (): Record<CallName, Rate[]> => ({ read: [], list: [], create: [] });

async function runRound(load: Load, runner: Runner, amounts: Amounts): Promise<void> {
  const { server, rates } = runner;
  for (const { call, requests, count } of listWork(runner, amounts)) {
    const { seconds, busy } = await load.run({ port: server.port, requests, count });
    if (amounts !== WARM_UP) rates[call].push({ perSecond: count / seconds, senderBusy: busy });
  }
  runner.created += amounts.creates;
}

function listWork({ calls: { read, list, creates }, created }: Runner, amounts: Amounts): Work[] {
  return [
    { call: "read", requests: [read], count: amounts.reads },
    { call: "list", requests: [list], count: amounts.lists },
    { call: "create", requests: creates.slice(created, created + amounts.creates), count: amounts.creates },
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function summarise({ read, list, create }: Record<CallName, Rate[]>): Record<CallName, Rate> {
  return { read: middle(read), list: middle(list), create: middle(create) };
}

function middle(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    senderBusy: median(rates.map(({ senderBusy }) => senderBusy)),
  };
}
