import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import description from "@svc/openapi/svc.json" with { type: "json" };
import { CONNECTIONS } from "./requests.ts";
import { listSamples } from "./sample.ts";
import { prepareSampleCalls } from "./sample-calls.ts";
import type { Target } from "./target.ts";

const { resolve } = createRequire(import.meta.url);
const CLI = resolve("@stoplight/prism-cli");

/** Prism's own command, which logs errors only, on our description. Its list has fifty connections as everybody's. */
export async function createPrism(folder: string): Promise<Target> {
  const file = join(folder, "svc.json");
  await writeFile(file, JSON.stringify(withLongList()));
  return {
    name: "Prism",
    command: (port) => [CLI, "mock", file, "--host", "127.0.0.1", "--port", `${port}`, "--verboseLevel", "error"],
    firstCall: CONNECTIONS,
    prepare: prepareSampleCalls,
  };
}

function withLongList(): typeof description {
  const copy = structuredClone(description);
  Object.assign(copy.components.examples.ConnectionsBuyAndLightning, { value: listSamples() });
  return copy;
}
