import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as catalogue from "@svc/openapi";
import { decorate } from "./decorate.ts";
import { finishPage } from "./page/finish-page.ts";
import { makePage } from "./page/make-page.ts";

const json = fileURLToPath(import.meta.resolve("@svc/openapi/svc.json"));
const yaml = fileURLToPath(import.meta.resolve("@svc/openapi/svc.yaml"));

/** Writes the docs into a folder: one page that needs nothing else, and the description to download. */
export async function buildDocs(folder: string): Promise<void> {
  const document = decorate(JSON.parse(await readFile(json, "utf8")), catalogue);
  const page = finishPage(await makePage(document));
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "index.html"), page),
    copyFile(json, join(folder, "svc.json")),
    copyFile(yaml, join(folder, "svc.yaml")),
  ]);
}
