import { parseArgs } from "node:util";
import { isLoopback, isOwnHost } from "../http/is-own-host.ts";
import {
  DEFAULT_FEE_BPS,
  DEFAULT_HOST,
  DEFAULT_PROCESSING_SECONDS,
  MOST_FEE_BPS,
  MOST_PROCESSING_SECONDS,
} from "../options/defaults.ts";
import { findUnusableText } from "../options/find-unusable-text.ts";
import { readPrices } from "../options/read-prices.ts";
import { NO_PUBLIC_URL, readPublicUrl } from "../options/read-public-url.ts";
import type { SandboxOptions } from "../options/sandbox-options.ts";

const DEFAULT_PORT = "4020";

export type LogFormat = "text" | "json";

export interface Arguments {
  readonly options: SandboxOptions;
  readonly log: LogFormat;
  readonly quiet: boolean;
}

export class UsageError extends Error {
  constructor(message: string) {
    super(`${message} (see --help)`);
    this.name = "UsageError";
  }
}

export function readArguments(argv: readonly string[]): Arguments | "help" {
  const values = parse(argv);
  if (values.help) return "help";
  if (values.data !== undefined && values.database !== undefined)
    throw new UsageError("give --data or --database, not both");
  if (!isLoopback(values.host) && values["control-token"] === undefined) {
    throw new UsageError("others can reach this --host: give a --control-token");
  }
  const publicUrl = parsePublicUrl(values["public-url"], values["control-token"]);
  return {
    options: requireTexts({
      port: readNumber("--port", values.port, 65_535),
      host: values.host,
      clock: readClock(values.clock),
      processingSeconds: readNumber("--processing-seconds", values["processing-seconds"], MOST_PROCESSING_SECONDS),
      feeBps: readNumber("--fee-bps", values["fee-bps"], MOST_FEE_BPS),
      prices: parsePrices(values.price),
      ...(values.data !== undefined && { data: values.data }),
      ...(values.database !== undefined && { database: values.database }),
      ...(values.seed !== undefined && { seed: values.seed }),
      ...(publicUrl !== undefined && { publicUrl }),
      ...(values["control-token"] !== undefined && { controlToken: values["control-token"] }),
      ...(values["webhook-secret"] !== undefined && { webhookSecret: values["webhook-secret"] }),
    }),
    log: values["json-log"] ? "json" : "text",
    quiet: values.quiet,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: "string", default: DEFAULT_PORT },
        host: { type: "string", default: DEFAULT_HOST },
        "public-url": { type: "string" },
        "control-token": { type: "string" },
        data: { type: "string" },
        database: { type: "string" },
        clock: { type: "string", default: "real" },
        "processing-seconds": { type: "string", default: String(DEFAULT_PROCESSING_SECONDS) },
        price: { type: "string", multiple: true, default: [] },
        "fee-bps": { type: "string", default: String(DEFAULT_FEE_BPS) },
        seed: { type: "string" },
        "webhook-secret": { type: "string" },
        "json-log": { type: "boolean", default: false },
        quiet: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function requireTexts(options: SandboxOptions): SandboxOptions {
  const unusable = findUnusableText(options);
  if (!unusable) return options;
  const name = unusable.option.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  throw new UsageError(`--${name} ${unusable.problem}`);
}

function parsePublicUrl(text: string | undefined, token: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const publicUrl = readPublicUrl(text);
  if (publicUrl === undefined) throw new UsageError(`--public-url ${NO_PUBLIC_URL}`);
  if (token === undefined && !isOwnHost(new URL(publicUrl).host, null)) {
    throw new UsageError("others can reach this --public-url: give a --control-token");
  }
  return publicUrl;
}

function readNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most) throw new UsageError(`${option} takes a number from 0 to ${most}`);
  return number;
}

function readClock(text: string): "real" | "manual" {
  if (text !== "real" && text !== "manual") throw new UsageError("--clock takes real or manual");
  return text;
}

function parsePrices(pairs: readonly string[]): Record<string, string> {
  const prices: Record<string, string> = Object.fromEntries(pairs.map((pair) => pair.split("=", 2)));
  try {
    readPrices(prices);
  } catch {
    throw new UsageError("--price takes a ticker and a price, as in BTCEUR=90000");
  }
  return prices;
}
