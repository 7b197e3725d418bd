import { startServer } from "../process/start-server.ts";
import { median } from "../report/median.ts";
import type { Target } from "../targets/target.ts";

/** Milliseconds from the start of the process to its first answer; the targets take turns. */
export async function measureReadyTimes(
  targets: readonly Target[],
  starts: number,
): Promise<ReadonlyMap<Target, number>> {
  const times = new Map<Target, number[]>(targets.map((target) => [target, []]));
  for (let start = 0; start < starts; start += 1) {
    for (const [target, list] of times) {
      const server = await startServer(target);
      list.push(server.readyMs);
      await server.stop();
    }
  }
  return new Map([...times].map(([target, list]) => [target, median(list)]));
}
