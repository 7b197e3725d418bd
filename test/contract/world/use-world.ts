import type { SandboxOptions } from "@svc/sandbox";
import { afterEach, beforeEach } from "vitest";
import { expectSoundness } from "./expect-soundness.ts";
import { createWorld, type World } from "./world.ts";

/** A new world for every test of a file, examined when the test is over. */
export function useWorld(options: SandboxOptions = {}): () => World {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(options);
  });
  afterEach(async () => {
    await expectSoundness(world.sandbox);
    await world.sandbox.close();
  });
  return () => world;
}
