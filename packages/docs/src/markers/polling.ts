import type { Catalogue, Polling } from "../catalogue.ts";
import { lookUp } from "../look-up.ts";
import { code } from "../markdown/code.ts";
import { duration } from "../markdown/duration.ts";

export function renderPolling({ polling }: Catalogue, operationId: string): string {
  return describePolling(lookUp(polling, operationId));
}

export function describePolling({ status, intervalSeconds, timeoutSeconds, stopOn }: Polling): string {
  const member = code(status.replace(/^\//, "").replaceAll("/", "."));
  const end = timeoutSeconds === null ? "however long it takes" : `for at most ${duration(timeoutSeconds)}`;
  const states = new Intl.ListFormat("en", { type: "disjunction" }).format(stopOn.map(code));
  return `Every ${intervalSeconds.min} to ${intervalSeconds.max} seconds, ${end}, until ${member} is ${states}.`;
}
