import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions, run } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const axe: { readonly run: typeof run };

/** What keeps people from using a page, by the given rules of axe (by all of them when none are given). */
export async function findBarriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // The details of what is right take most of the time, and nobody reads them.
  const options: RunOptions = { resultTypes: ["violations"], ...(rules.length > 0 && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate((chosen) => axe.run(document, chosen), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
