import { type Load, startLoad } from "../load/start-load.ts";
import type { Extent } from "../options.ts";
import { type RunningServer, startServer } from "../process/start-server.ts";
import { median } from "../report/median.ts";
import type { Calls, RawRequest, Target } from "../targets/target.ts";

/** The servers compile their code while they run; these rounds do not count. */
const WARM_UP_ROUNDS = 2;

export const callNames = ["read", "list", "create"] as const;
export type CallName = (typeof callNames)[number];
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
  const rounds = WARM_UP_ROUNDS + extent.rounds;
  const runners: Runner[] = [];
  for (const target of targets) {
    const server = stack.adopt(await startServer(target), ({ stop }) => stop());
    const creates = rounds * extent.creates;
    runners.push({ target, server, calls: await target.prepare(server.url, creates), rates: newRates() });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of runners) await runRound(load, runner, extent, round);
  }
  return new Map(runners.map(({ target, rates }) => [target, summarise(rates)]));
}

interface Runner {
  readonly target: Target;
  readonly server: RunningServer;
  readonly calls: Calls;
  readonly rates: Record<CallName, Rate[]>;
}

const newRates = (): Record<CallName, Rate[]> => ({ read: [], list: [], create: [] });

async function runRound(load: Load, { server, calls, rates }: Runner, extent: Extent, round: number): Promise<void> {
  for (const { call, requests, count } of listWork(calls, extent, round)) {
    const { seconds, busy } = await load.run({ port: server.port, requests, count });
    if (round >= WARM_UP_ROUNDS) rates[call].push({ perSecond: count / seconds, senderBusy: busy });
  }
}

function listWork({ read, list, creates }: Calls, extent: Extent, round: number): Work[] {
  const begin = round * extent.creates;
  return [
    { call: "read", requests: [read], count: extent.reads },
    { call: "list", requests: [list], count: extent.lists },
    { call: "create", requests: creates.slice(begin, begin + extent.creates), count: extent.creates },
  ];
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
