import { setTimeout as delay } from "node:timers/promises";
import { type Load, startLoad } from "../load/start-load.ts";
import { readMemory } from "../process/read-memory.ts";
import { startServer } from "../process/start-server.ts";
import type { Target } from "../targets/target.ts";

const SETTLE_MS = 500;

/** Resident memory in MiB. */
export interface Memory {
  /** After the first answer, with nothing to do. */
  readonly idle: number;
  readonly halfway: number;
  readonly end: number;
  /** How many there had been at the end. */
  readonly requests: number;
}

/** Each target by itself, newly started. The requests are reads and lists: what is created is kept, so it would count. */
export async function measureMemory(
  targets: readonly Target[],
  requests: number,
): Promise<ReadonlyMap<Target, Memory>> {
  using stack = new DisposableStack();
  const load = stack.adopt(startLoad(), ({ stop }) => stop());
  const found = new Map<Target, Memory>();
  for (const target of targets) found.set(target, await measureOne(target, load, requests));
  return found;
}

async function measureOne(target: Target, load: Load, requests: number): Promise<Memory> {
  await using stack = new AsyncDisposableStack();
  const { pid, port, url } = stack.adopt(await startServer(target), ({ stop }) => stop());
  await delay(SETTLE_MS);
  const idle = readMemory(pid);
  const { read, list } = await target.prepare(url, 0);
  const order = { port, requests: [...Array.from({ length: 9 }, () => read), list], count: requests / 2 };
  await load.run(order);
  const halfway = readMemory(pid);
  await load.run(order);
  return { idle, halfway, end: readMemory(pid), requests };
}
