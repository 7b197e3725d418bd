import { parseArgs } from "node:util";
import { DEFAULT_HOST, DEFAULT_PORT } from "./defaults.ts";
import { UsageError } from "./usage-error.ts";

export const HELP = `Answers every call of the svc API with an example of its description.

Usage: svc-mock [options]

  --port <number>  port to listen on, 0 for any free one (default: ${DEFAULT_PORT})
  --host <address> address to listen on (default: ${DEFAULT_HOST}, this machine only)
  --help           show this text
  --version        show the version

Ask for a certain answer with a header, for example
  Prefer: code=409, example=DUPLICATE_NAME
GET /_mock/examples lists all of them, with a curl command for each.

Exit code: 0 when it was stopped, 1 when it could not run, 2 when the command line makes no sense.`;

export interface CommandLine {
  readonly port: number;
  readonly host: string;
  readonly help: boolean;
  readonly version: boolean;
}

/** Throws a UsageError when an option is unknown or has no use. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const values = parse(args);
  return { ...values, port: readPort(values.port) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: String(DEFAULT_PORT) },
        host: { type: "string", default: DEFAULT_HOST },
        help: { type: "boolean", short: "h", default: false },
        version: { type: "boolean", short: "v", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port ${text} is not a port. Give a number from 0 to 65535.`);
}
