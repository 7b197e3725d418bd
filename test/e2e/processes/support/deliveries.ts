import { expect } from "vitest";
import type { Arrival, Receiver } from "./receiver.ts";

/** Whatever arrives again is the same event, is marked as repeated, and follows on what was left without an answer. */
export function expectMarkedRepeats(receiver: Receiver): void {
  for (const [first, ...repeats] of receiver.byId().values()) {
    let attempt = first?.attempt ?? 0;
    expect(attempt).toBeGreaterThanOrEqual(1);
    for (const repeat of repeats) {
      expect(repeat.attempt).toBeGreaterThan(attempt);
      expect(repeat.body).toEqual(first?.body);
      attempt = repeat.attempt;
    }
  }
}

export function countRepeats({ arrivals, byId }: Receiver): number {
  return arrivals.length - byId().size;
}

/** The ids of those that were not answered, nor arrived again later. */
export function findLost(receiver: Receiver): string[] {
  const last = [...receiver.byId()].map(([id, attempts]): [string, Arrival | undefined] => [id, attempts.at(-1)]);
  return last.filter(([, arrival]) => arrival?.cutOff).map(([id]) => id);
}

/** The ids of each user's events, in the order of their first arrival. */
export function groupByUser({ byId }: Receiver): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, [first]] of byId()) {
    const ref = first?.body.ref ?? "";
    groups.set(ref, [...(groups.get(ref) ?? []), id]);
  }
  return groups;
}
