import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CoverageError } from "./generate/coverage/coverage-error.ts";
import { DescriptionError } from "./generate/description/problem.ts";
import { findStale } from "./generate/find-stale.ts";
import { makeAll } from "./generate/make-all.ts";
import { writeStale } from "./generate/write-stale.ts";
import { EXIT_CODES, isParseError, reportFailure } from "./report-failure.ts";

const HELP = `Usage: pnpm generate [--check]

Makes everything that is made from the descriptions in openapi/: what stands in the
generated/ folders of the packages, the client's index of calls, and the
sandbox's page of rules with the tests that prove them.

  --check     write nothing; list the files that are out of date, which counts as a failure
  --root dir  work in another copy of the repository
  --help      show this text

${EXIT_CODES}`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, root: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const root = values.root ?? fileURLToPath(new URL("..", import.meta.url));
  const files = await makeAll(root);
  const stale = findStale(root, files);
  for (const { path, reason } of stale) console.log(`${path}: ${reason}`);
  if (values.check) {
    console.log(
      stale.length === 0 ? `All ${files.size} files are up to date.` : "Run `pnpm generate` and commit the result.",
    );
    return stale.length === 0 ? 0 : 1;
  }
  writeStale(root, files, stale);
  console.log(`${files.size} files, ${stale.length} changed.`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  // A mistake in what is read or on the command line is the user's to mend; a stack trace would only hide it.
  if (!isMistake(error)) throw error;
  reportFailure(error);
}

function isMistake(error: unknown): boolean {
  return error instanceof DescriptionError || error instanceof CoverageError || isParseError(error);
}
