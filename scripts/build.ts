/** Writes every package's `dist/` from nothing, so that no file of a removed source is left in it. */
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EXIT_CODES, reportFailure } from "./report-failure.ts";

const HELP = `Usage: pnpm build

Writes every package's dist/ from nothing.

  --help  show this text

${EXIT_CODES}`;

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) console.log(HELP);
  else build();
} catch (error) {
  reportFailure(error);
}

function build(): void {
  for (const folder of globSync("packages/*/dist", { cwd: root })) {
    rmSync(new URL(`../${folder}`, import.meta.url), { recursive: true });
  }
  const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-b", "tsconfig.build.json"], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = status === 0 ? 0 : 1;
}
