import { findState } from "../states/states.ts";
import type { Target } from "../target.ts";
import { expectSoundness } from "../world/expect-soundness.ts";
import { createWorld } from "../world/world.ts";

export interface SandboxTarget extends Target {
  /** To be called after every case. */
  examine(): Promise<void>;
}

/** The sandbox, empty before every case; it answers by what has happened. */
export async function startSandboxTarget(): Promise<SandboxTarget> {
  const world = await createWorld();
  const { sandbox } = world;
  return {
    name: "sandbox",
    baseUrl: sandbox.url,
    masterKey: sandbox.application.masterKey,
    apiSecret: sandbox.application.apiSecret,
    fetch: sandbox.fetch,
    async prepare(testCase) {
      await sandbox.reset();
      return findState(testCase.given)(world, testCase);
    },
    ask: () => ({}),
    examine: () => expectSoundness(sandbox),
    close: () => sandbox.close(),
  };
}
