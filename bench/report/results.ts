import type { Memory } from "../measure/memory.ts";
import type { StoryTimes } from "../measure/story.ts";
import type { Rates } from "../measure/throughput.ts";
import type { Targets } from "../targets/open-targets.ts";
import type { Target } from "../targets/target.ts";

/** All that was measured. */
export interface Results {
  readonly targets: Targets;
  readonly rates: Rates;
  readonly readyMs: ReadonlyMap<Target, number>;
  readonly memory: ReadonlyMap<Target, Memory>;
  readonly story: StoryTimes;
  readonly dueJobs: { readonly count: number; readonly ms: number };
}

export function take<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error("not everything was measured");
  return value;
}
