import type { Engine } from "../engine/engine.ts";
import { note } from "../engine/work.ts";
import type { RequestLog } from "../http/api/request-log.ts";
import type { Scheduler } from "../jobs/scheduler.ts";
import { clearContents, readContents, writeContents } from "../store/contents.ts";
import type { Db } from "../store/db.ts";
import type { Sandbox } from "./sandbox.ts";

export type States = Pick<Sandbox, "snapshot" | "restore" | "reset">;

interface Surroundings {
  readonly engine: Engine;
  readonly scheduler: Scheduler;
  readonly requestLog: RequestLog;
  /** Writes what a sandbox begins with into an empty store. */
  plant(db: Db): Promise<void>;
}

/** Copies all that a sandbox holds, and puts something else in its place. */
export function createStates({ engine, scheduler, requestLog, plant }: Surroundings): States {
  const { store, clock } = engine;

  /** Whatever is remembered of what was there before is forgotten. */
  function replace(write: (db: Db) => Promise<void>): Promise<void> {
    return scheduler.alone(async () => {
      await store.writeAlone(write);
      clock.forget();
      await engine.write(async (work) => note(work, { kind: "reset", id: "*", state: "replaced" }));
    });
  }

  return {
    snapshot: () => store.read(async (db) => ({ contents: await readContents(db) })),
    restore: ({ contents }) => replace((db) => writeContents(store, db, contents)),
    async reset() {
      await replace(async (db) => {
        await clearContents(db);
        await plant(db);
      });
      requestLog.clear();
    },
  };
}
