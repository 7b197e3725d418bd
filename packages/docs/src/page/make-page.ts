import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type JsonObject, objectAt, textAt } from "../json.ts";

const run = promisify(execFile);

const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const config = fileURLToPath(new URL("../../redocly.yaml", import.meta.url));
const template = fileURLToPath(new URL("page.hbs", import.meta.url));
const theme = new URL("theme.css", import.meta.url);

/** Nothing is reported or asked for while the page is made. */
const QUIET = {
  REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_TELEMETRY: "off",
};

/** Lets Redocly make a page of a description, with everything it needs inside. */
export async function makePage(document: JsonObject): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-docs-"));
  try {
    const source = join(folder, "svc.json");
    const page = join(folder, "index.html");
    await writeFile(source, JSON.stringify(document));
    await run(
      process.execPath,
      [redocly, "build-docs", source, ...pageOptions(document, page, await readFile(theme, "utf8"))],
      {
        env: { ...process.env, ...QUIET },
      },
    );
    return await readFile(page, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageOptions(document: JsonObject, page: string, css: string): string[] {
  return [
    "--inlineBundle",
    `--output=${page}`,
    `--config=${config}`,
    `--template=${template}`,
    `--title=${textAt(objectAt(document, "info"), "title")}`,
    `--templateOptions.theme=${css}`,
  ];
}
