/** Generates everything from the description, then serves it until Ctrl-C. `--help` shows the options. */
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { reportFailure } from "./report-failure.ts";
import { readOptions } from "./start/read-options.ts";
import { type Ports, requireFreePorts } from "./start/require-free-ports.ts";
import { runScript } from "./start/run-script.ts";
import type { RunningService, Service } from "./start/service.ts";
import { services } from "./start/services.ts";
import { writeHelp } from "./start/write-help.ts";
import { writeTable } from "./start/write-table.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const interrupt = new AbortController();
// Once: a second Ctrl-C ends the process on the spot.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupt.abort());

try {
  const { help, ports } = readOptions(process.argv.slice(2), services);
  if (help) console.log(writeHelp(services));
  else await run(ports, interrupt.signal);
} catch (error) {
  // Ctrl-C is how this program ends, so it is no failure, not even in the middle of the start.
  if (!interrupt.signal.aborted) reportFailure(error);
}

async function run(ports: Ports, signal: AbortSignal): Promise<void> {
  await requireFreePorts(ports);
  console.log("Generating everything from openapi/svc.yaml ...");
  await runScript("scripts/generate.ts", root, signal);

  await using stack = new AsyncDisposableStack();
  const running: [Service, RunningService][] = [];
  for (const [service, port] of ports) {
    console.log(`Starting the ${service.name} ...`);
    const started = await service.start(port, signal);
    stack.defer(() => started.close());
    running.push([service, started]);
    signal.throwIfAborted();
  }
  console.log(`\n${writeTable(running)}\n\nCtrl-C stops everything.`);
  await once(signal, "abort");
}
