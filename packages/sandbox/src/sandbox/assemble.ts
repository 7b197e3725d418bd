import { createCommands } from "../control/commands/commands.ts";
import type { ControlContext } from "../control/control.ts";
import { createClock } from "../engine/clock.ts";
import { createEngine } from "../engine/engine.ts";
import { createDispatcher } from "../events/dispatcher.ts";
import { openSend } from "../events/open-send.ts";
import type { Api } from "../http/api/api.ts";
import { trackCreations } from "../http/api/creations.ts";
import { createRequestLog } from "../http/api/request-log.ts";
import { createScheduler, type Scheduler } from "../jobs/scheduler.ts";
import type { SandboxOptions } from "../options/sandbox-options.ts";
import type { Settings } from "../options/settings.ts";
import type { Db, Store } from "../store/db.ts";
import { createStates, type States } from "./create-states.ts";
import { createProblemList } from "./problem-list.ts";

const REQUESTS_REMEMBERED = 500;

export interface Materials {
  readonly store: Store;
  readonly settings: Settings;
  readonly options: SandboxOptions;
  /** The origin that a proxy in front gives it. */
  readonly publicUrl: string | null;
  /** Writes what a sandbox begins with into an empty store. */
  plant(db: Db): Promise<void>;
}

/** What runs inside a sandbox. */
export interface Machinery {
  readonly api: Api;
  readonly control: ControlContext;
  readonly scheduler: Scheduler;
  readonly states: States;
  readonly problems: readonly string[];
  /** Ends what streams to somebody, and would keep a server from closing. */
  endStreams(): void;
  stop(): Promise<void>;
}

/** Puts the parts together. Nothing runs before the scheduler is kicked. */
export function assemble({ store, settings, options, publicUrl, plant }: Materials): Machinery {
  const { list: problems, add: report } = createProblemList(options.onProblem);
  const engine = createEngine(store, createClock({ shared: store.shared, realNow: Date.now }), settings);
  const sending = openSend(options.receive, settings);
  const dispatcher = createDispatcher(engine, sending.send, (error) => report(`delivery: ${error}`));
  const scheduler = createScheduler(engine, dispatcher, report);
  const requestLog = createRequestLog(REQUESTS_REMEMBERED);
  const states = createStates({ engine, scheduler, requestLog, plant });
  const commands = createCommands(engine, scheduler, states.reset);
  const controlToken = options.controlToken ?? null;
  const closing = new AbortController();
  return {
    api: { engine, requestLog, creations: trackCreations(), report, closing: closing.signal, realNow: Date.now },
    control: { engine, commands, requestLog, controlToken, publicUrl, closing: closing.signal },
    scheduler,
    states,
    problems,
    endStreams: () => closing.abort(),
    async stop() {
      await scheduler.stop();
      sending.close();
      await store.close();
    },
  };
}
