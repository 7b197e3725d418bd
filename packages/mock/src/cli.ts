#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { HELP, readCommandLine } from "./read-command-line.ts";
import { UsageError } from "./usage-error.ts";

try {
  const { help, version, port, host } = readCommandLine(process.argv.slice(2));
  if (help) console.log(HELP);
  else if (version) console.log(readVersion());
  else await run(port, host);
} catch (error) {
  console.error(`svc-mock: ${error instanceof Error ? explain(error) : error}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run(port: number, host: string): Promise<void> {
  // Prism takes a while to load, and --help shall not wait for it.
  const { startMock } = await import("./start-mock.ts");
  const mock = await startMock({ port, host });
  console.log(`svc-mock answers on ${mock.url}\nAll examples: ${mock.url}/_mock/examples\nCtrl-C stops it.`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => mock.close());
}

function explain(error: Error): string {
  if (!("code" in error)) return error.message;
  if (error.code === "EADDRINUSE")
    return "the port is taken. Choose another one with --port, for example --port 0 for any free one.";
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return "this machine does not have that address. Choose another one with --host.";
  return error.message;
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}
