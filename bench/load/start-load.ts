import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order, Report, Result } from "./order.ts";

const PROCESS = fileURLToPath(new URL("load-process.ts", import.meta.url));

export interface Load {
  run(order: Order): Promise<Result>;
  stop(): void;
}

/** The process that sends requests. */
export function startLoad(): Load {
  const child = fork(PROCESS);
  return {
    async run(order) {
      child.send(order);
      const [message] = await once(child, "message");
      const report: Report = message;
      if ("problem" in report) throw new Error(report.problem);
      return report.result;
    },
    stop: () => void child.kill(),
  };
}
