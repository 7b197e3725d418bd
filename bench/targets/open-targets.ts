import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installSandbox } from "../process/install-sandbox.ts";
import { createMemoryTarget } from "./memory.ts";
import { createPrism } from "./prism.ts";
import { listSamples } from "./sample.ts";
import { createSandboxTarget } from "./sandbox.ts";
import type { Target } from "./target.ts";

export type Targets = Readonly<Record<"bare" | "prism" | "emulate" | "sandbox", Target>>;

/** All servers, with what they need in a folder. */
export async function openTargets(folder: string): Promise<Targets> {
  const samples = join(folder, "connections.json");
  await writeFile(samples, JSON.stringify(listSamples()));
  return {
    bare: createMemoryTarget("node:http", samples),
    prism: await createPrism(folder),
    emulate: createMemoryTarget("emulate", samples),
    sandbox: createSandboxTarget(await installSandbox(folder)),
  };
}
