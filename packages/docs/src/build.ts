import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildDocs } from "./build-docs.ts";

const HELP = `Usage: pnpm docs:build

Writes the docs into packages/docs/dist.

  --help  show this text

Exit code: 0 when all went well, 1 when something failed, 2 when the command line makes no sense.`;

const folder = fileURLToPath(new URL("../dist", import.meta.url));

const help = readHelp();
if (help === undefined) process.exitCode = 2;
else if (help) console.log(HELP);
else {
  await buildDocs(folder);
  console.log(`The docs are in ${folder}`);
}

/** `undefined`: the command line makes no sense, and that has been said. */
function readHelp(): boolean | undefined {
  try {
    return parseArgs({ options: { help: { type: "boolean", default: false } } }).values.help;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} (see --help)`);
    return undefined;
  }
}
