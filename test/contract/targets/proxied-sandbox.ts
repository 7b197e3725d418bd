import { internalsOf } from "../../../packages/sandbox/src/sandbox/internals.ts";
import { findState } from "../states/states.ts";
import type { Target } from "../target.ts";
import { expectSoundness } from "../world/expect-soundness.ts";
import { createWorld } from "../world/world.ts";
import { startPrismProxy } from "./prism-proxy.ts";

export interface ProxiedSandboxTarget extends Target {
  /** The statuses that the sandbox itself has answered since the state was made. */
  listOwnStatuses(): number[];
  examine(): Promise<void>;
}

/** The sandbox on a port, with Prism's proxy between it and the client. States are made behind the proxy's back. */
export async function startProxiedSandboxTarget(): Promise<ProxiedSandboxTarget> {
  const world = await createWorld({ port: 0 });
  const { sandbox } = world;
  const { requestLog } = internalsOf(sandbox);
  const proxy = await startPrismProxy(sandbox.url);
  return {
    name: "sandbox",
    baseUrl: proxy.url,
    masterKey: sandbox.application.masterKey,
    apiSecret: sandbox.application.apiSecret,
    fetch,
    async prepare(testCase) {
      await sandbox.reset();
      const known = await findState(testCase.given)(world, testCase);
      requestLog.clear();
      return known;
    },
    ask: () => ({}),
    listOwnStatuses: () => requestLog.list(10, 0).map(({ statusCode }) => statusCode),
    examine: () => expectSoundness(sandbox),
    async close() {
      await proxy.close();
      await sandbox.close();
    },
  };
}
