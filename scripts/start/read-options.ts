import { parseArgs } from "node:util";
import { UsageError } from "../report-failure.ts";
import type { Ports } from "./require-free-ports.ts";
import type { Service } from "./service.ts";

export interface Options {
  readonly help: boolean;
  readonly ports: Ports;
}

/** Reads `--<service>-port <number>` and `--help`. Throws, with a message for the terminal, on anything else. */
export function readOptions(args: readonly string[], services: readonly Service[]): Options {
  const options: Record<string, { type: "boolean" | "string" }> = { help: { type: "boolean" } };
  for (const { name } of services) options[`${name}-port`] = { type: "string" };
  const { values } = parseArgs({
    // Some put `--` between pnpm's own options and those of the script; pnpm hands it on.
    args: args.filter((arg) => arg !== "--"),
    options,
  });
  const ports = services.map((service) => [service, readPort(values[`${service.name}-port`], service)] as const);
  return { help: values.help === true, ports: new Map(ports) };
}

function readPort(value: unknown, { name, port }: Service): number {
  if (value === undefined) return port;
  if (/^\d{1,5}$/.test(String(value)) && Number(value) <= 65_535) return Number(value);
  throw new UsageError(`--${name}-port ${value} is not a port. Give a number from 0 to 65535; 0 takes a free one.`);
}
