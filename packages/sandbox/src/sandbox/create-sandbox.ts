import { viewApplications } from "../control/views/view-application.ts";
import { SECOND } from "../domain/time.ts";
import { createApp } from "../http/create-app.ts";
import { listen } from "../http/listen.ts";
import { checkInvariants } from "../invariants/check-invariants.ts";
import { findUnusableText } from "../options/find-unusable-text.ts";
import { readReach } from "../options/read-reach.ts";
import { readSeed } from "../options/read-seed.ts";
import { readSettings } from "../options/read-settings.ts";
import { LATEST_TIME, readTime } from "../options/read-time.ts";
import type { SandboxOptions } from "../options/sandbox-options.ts";
import type { Db, Store } from "../store/db.ts";
import { openStore } from "../store/open-store.ts";
import { assemble, type Machinery } from "./assemble.ts";
import { checkNode } from "./check-node.ts";
import { keepInternals } from "./internals.ts";
import { plantSeed } from "./plant-seed.ts";
import type { Sandbox } from "./sandbox.ts";

/** Never resolved by anybody: requests to it go through `fetch`. */
const IN_PROCESS_URL = "http://svc-sandbox.localhost";

/**
 * Starts the whole service in this process: in memory, and with nothing that listens, unless the options say otherwise.
 * What it holds open ends with `close`.
 *
 * @throws {TypeError} when an option makes no sense; the message names it.
 * @throws {StoreError} when the state cannot be kept where `data` or `database` say.
 * @throws {Error} Node's own, with its `code`, when it cannot listen on `port` and `host`: `EADDRINUSE`, for one.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkNode();
  const unusable = findUnusableText(options);
  if (unusable) throw new TypeError(`${unusable.option} ${unusable.problem}`);
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
  const plant = (db: Db) => plantSeed(db, settings, seed);
  await store.write(plant);

  const machinery = assemble({ store, settings, options, publicUrl, plant });
  const app = createApp({ api: machinery.api, control: machinery.control, checkHost: listensOnLoopback });
  const server = options.port === undefined ? undefined : await listen(app, options.port, options.host);
  if (server) url = server.url;
  machinery.scheduler.kick();

  const [application] = await machinery.api.engine.read(viewApplications);
  if (!application) throw new Error("a sandbox begins with an application");
  const sandbox: Sandbox = {
    url,
    application,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    ...controlsOf(machinery),
    async close() {
      machinery.endStreams();
      await server?.close();
      await machinery.stop();
    },
  };
  keepInternals(sandbox, machinery.control);
  return sandbox;
}

type Controls = Omit<Sandbox, "url" | "application" | "fetch" | "close">;

/** What a test holds in its hands beside the API. */
function controlsOf({ api: { engine }, scheduler, states, problems }: Machinery): Controls {
  const now = () => engine.read(async (work) => work.now);
  return {
    ...states,
    problems,
    now: async () => new Date(await now()),
    async advance(seconds) {
      if (!Number.isFinite(seconds)) throw new TypeError(`advance takes a number of seconds, not ${seconds}`);
      return scheduler.alone(async (advanceTo) => {
        const target = (await now()) + Math.round(seconds * SECOND);
        if (target > LATEST_TIME) throw new TypeError("advance leads no further than to the year 9999");
        return advanceTo(target);
      });
    },
    async advanceTo(time) {
      const target = readTime("advanceTo", time);
      return scheduler.alone((advanceTo) => advanceTo(target));
    },
    settled: () => scheduler.settled(),
    checkInvariants: () => engine.read(checkInvariants),
  };
}
