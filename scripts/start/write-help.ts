import manifest from "../../package.json" with { type: "json" };
import { EXIT_CODES } from "../report-failure.ts";
import type { Service } from "./service.ts";

export function writeHelp(services: readonly Service[]): string {
  const width = Math.max(...services.map(({ name }) => name.length));
  const options = services.map(
    ({ name, port }) =>
      `  --${`${name}-port <number>`.padEnd(width + 14)}  port of the ${name}, 0 for any free one (default: ${port})`,
  );
  return [
    "Generates everything from the description and serves it on 127.0.0.1 until Ctrl-C, which is no failure.",
    "",
    `Usage: npx -y ${manifest.packageManager} start [options]`,
    "",
    ...options,
    `  --${"help".padEnd(width + 14)}  show this text`,
    "",
    EXIT_CODES,
  ].join("\n");
}
