import { createCommands } from "../control/commands/commands.ts";
import type { ControlContext } from "../control/control.ts";
import { viewApplications } from "../control/views/view-application.ts";
import { createClock } from "../engine/clock.ts";
import { createEngine } from "../engine/engine.ts";
import { note } from "../engine/work.ts";
import { createDispatcher } from "../events/dispatcher.ts";
import { openSend } from "../events/open-send.ts";
import { createApp } from "../http/create-app.ts";
import { trackCreations } from "../http/creations.ts";
import { listen } from "../http/listen.ts";
import { createRequestLog } from "../http/request-log.ts";
import { checkInvariants } from "../invariants/check-invariants.ts";
import { createScheduler } from "../jobs/scheduler.ts";
import { readSeed, readSettings } from "../options/read-options.ts";
import { readReach } from "../options/read-reach.ts";
import type { SandboxOptions } from "../options/sandbox-options.ts";
import { clearContents, readContents, writeContents } from "../store/contents.ts";
import type { Db, Store } from "../store/db.ts";
import { openStore } from "../store/open-store.ts";
import { plantSeed } from "./plant-seed.ts";
import { createProblemList } from "./problem-list.ts";
import type { Sandbox } from "./sandbox.ts";

const REQUESTS_REMEMBERED = 500;
const SECOND = 1000;
/** Never resolved by anybody: requests to it go through `fetch`. */
const IN_PROCESS_URL = "http://svc-sandbox.localhost";

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const store = await openStore(options);
  try {
    return await startSandbox(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startSandbox(store: Store, options: SandboxOptions): Promise<Sandbox> {
  const { listensOnLoopback, loopbackOnly, publicUrl } = readReach(options);
  let url = IN_PROCESS_URL;
  const settings = readSettings(options, { loopbackOnly, publicUrl: () => publicUrl ?? url });
  const seed = readSeed(options, { loopbackOnly });
  await store.write((db) => plantSeed(db, settings, seed));

  const clock = createClock({ shared: store.shared, realNow: Date.now });
  const engine = createEngine(store, clock, settings);
  const problems = createProblemList(options.onProblem);
  const sending = openSend(options.receive, settings);
  const dispatcher = createDispatcher(engine, sending.send, (error) => problems.add(`delivery: ${error}`));
  const scheduler = createScheduler(engine, dispatcher, problems.add);
  const requestLog = createRequestLog(REQUESTS_REMEMBERED);
  const closing = new AbortController();

  /** Replaces everything; whatever is remembered of what was there before is forgotten. */
  function replace(write: (db: Db) => Promise<void>): Promise<void> {
    return scheduler.alone(async () => {
      await store.write(write);
      clock.forget();
      await engine.write(async (work) => note(work, { kind: "reset", id: "*", state: "replaced" }));
    });
  }

  async function reset(): Promise<void> {
    await replace(async (db) => {
      await clearContents(db);
      await plantSeed(db, settings, seed);
    });
    requestLog.clear();
  }

  const internals: ControlContext = {
    engine,
    commands: createCommands(engine, scheduler, reset),
    requestLog,
    controlToken: options.controlToken ?? null,
    publicUrl,
    closing: closing.signal,
  };
  const api = { engine, requestLog, creations: trackCreations(), report: problems.add, realNow: Date.now };
  const app = createApp({ api, control: internals, checkHost: listensOnLoopback });
  const server = options.port === undefined ? undefined : await listen(app, options.port, options.host);
  if (server) url = server.url;
  scheduler.kick();

  const [application] = await engine.read(viewApplications);
  if (!application) throw new Error("a sandbox begins with an application");
  const now = () => engine.read(async (work) => work.now);

  return {
    url,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    application,
    internals,
    problems: problems.list,
    now: async () => new Date(await now()),
    advance: async (seconds) => scheduler.advanceTo((await now()) + seconds * SECOND),
    advanceTo: (time) => scheduler.advanceTo(new Date(time).getTime()),
    settled: () => scheduler.settled(),
    snapshot: () => store.read(async (db) => ({ contents: await readContents(db) })),
    restore: ({ contents }) => replace((db) => writeContents(store, db, contents)),
    reset,
    checkInvariants: () => engine.read(checkInvariants),
    async close() {
      closing.abort();
      await server?.close();
      await scheduler.stop();
      sending.close();
      await store.close();
    },
  };
}
