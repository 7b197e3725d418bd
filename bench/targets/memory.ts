import { fileURLToPath } from "node:url";
import { CONNECTIONS } from "./requests.ts";
import { prepareSampleCalls } from "./sample-calls.ts";
import type { Target } from "./target.ts";

/** A server that answers from memory; `samples` is a file with the connections that it begins with. */
export function createMemoryTarget(name: "node:http" | "emulate", samples: string): Target {
  const file = name === "emulate" ? "emulate-server.js" : "bare-server.js";
  const server = fileURLToPath(new URL(`../servers/${file}`, import.meta.url));
  return {
    name,
    command: (port) => [server, `${port}`, samples],
    firstCall: CONNECTIONS,
    prepare: prepareSampleCalls,
  };
}
