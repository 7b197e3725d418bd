import type { Settings } from "../options/settings.ts";
import type { Release, Store } from "../store/db.ts";
import type { Change } from "./change.ts";
import type { Clock } from "./clock.ts";
import { newAftermath, type Work } from "./work.ts";

/** PostgreSQL passes on at most 8,000 bytes at once. */
const CHANGES_PER_MESSAGE = 25;

/** Runs units of work, and tells what became of them. */
export interface Engine {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  read<T>(task: (work: Work) => Promise<T>): Promise<T>;
  write<T>(task: (work: Work) => Promise<T>): Promise<T>;
  /** Called after each write that scheduled something, with the time at which the first of it falls due. */
  onWake(listener: (dueAt: number, now: number) => void): void;
  onChange(listener: (change: Change) => void): Promise<Release>;
}

export function createEngine(store: Store, clock: Clock, settings: Settings): Engine {
  let wakeUp: (dueAt: number, now: number) => void = () => {};

  return {
    store,
    clock,
    settings,
    read: (task) =>
      store.read(async (db) => task({ db, now: await clock.now(db), settings, aftermath: newAftermath() })),
    async write(task) {
      const aftermath = newAftermath();
      try {
        let now = 0;
        const answer = await store.write(async (db) => {
          now = await clock.now(db);
          const result = await task({ db, now, settings, aftermath });
          if (store.hasListeners()) {
            for (const message of toMessages(aftermath.changes)) await store.publish(db, message);
          }
          return result;
        });
        if (aftermath.wakeAt !== Number.POSITIVE_INFINITY) wakeUp(aftermath.wakeAt, now);
        return answer;
      } catch (error) {
        // The transaction may have moved the clock before it failed.
        clock.forget();
        throw error;
      }
    },
    onWake(listener) {
      wakeUp = listener;
    },
    onChange: (listener) =>
      store.subscribe((message) => {
        const changes: Change[] = JSON.parse(message);
        for (const change of changes) listener(change);
      }),
  };
}

function toMessages(changes: readonly Change[]): string[] {
  const messages: string[] = [];
  for (let start = 0; start < changes.length; start += CHANGES_PER_MESSAGE) {
    messages.push(JSON.stringify(changes.slice(start, start + CHANGES_PER_MESSAGE)));
  }
  return messages;
}
