import { later } from "../engine/later.ts";

const REST_MS = 1000;

/**
 * Lanes where something went wrong inside: an attempt could not be written down, say. They rest for a moment, because
 * what failed just now would fail again at once, and again, as fast as the machine can.
 */
export function createRests(onEnd: () => void) {
  const ends = new Map<string, () => void>();

  return {
    has: (lane: string) => ends.has(lane),
    count: () => ends.size,
    begin(lane: string): void {
      const end = () => {
        ends.delete(lane);
        onEnd();
      };
      ends.set(lane, later(end, REST_MS));
    },
    /** Ends them all, and nothing follows. */
    callOff(): void {
      for (const callOff of ends.values()) callOff();
      ends.clear();
    },
  };
}
