import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const KIB_PER_MIB = 1024;

/** Resident memory of a process, in MiB. */
export function readMemory(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kib = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", `${pid}`], { encoding: "utf8" });
  return Number(kib) / KIB_PER_MIB;
}
