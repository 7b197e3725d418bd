import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { errors } from "@svc/openapi";
import type { Browser, Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { buildDocs } from "../../packages/docs/src/build-docs.ts";
import { openPage, startBrowser, type WatchedPage } from "../support/browser.ts";
import { findBarriers } from "../support/find-barriers.ts";

let folder: string;
let address: string;
let browser: Browser;
let page: WatchedPage["page"];
let faults: WatchedPage["faults"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "svc-docs-e2e-"));
  address = pathToFileURL(join(folder, "index.html")).href;
  [browser] = await Promise.all([startBrowser(), buildDocs(folder)]);
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  ({ page, faults } = await openPage(browser, address, { viewport: { width: 1440, height: 900 } }));
});

// Whatever a test did: no request has left, and nothing has gone wrong in the page.
afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

/** Opens the page at a section. */
async function open(route: string): Promise<Locator> {
  await page.goto(`${address}#${route}`);
  const section = page.locator(`[data-section-id="${route}"]`);
  await section.locator("h1, h2").first().waitFor();
  return section;
}

it("finds a call by its operationId", async () => {
  await page.goto(address);
  await page.getByTestId("search-trigger").click();
  await page.keyboard.type("createConnection");
  await page.getByText("Create a connection").last().click();
  await page.waitForURL(`${address}#/connections/createconnection`);
  await page.getByRole("heading", { name: "Create a connection" }).waitFor();
});

it("shows the events that follow a call as callbacks", async () => {
  const section = await open("/onboarding/connectuser");
  await section.getByText("Verification status", { exact: true }).click();
  await section.getByText("{$request.body#/callback}/verification-status").first().waitFor();
  expect(await section.getByText("verificationStatus · event").count()).toBe(1);
});

it.each(["light", "dark"] as const)("draws the lifecycles in %s colours", async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  const section = await open("/connections/lifecycle");
  const images = section.locator("figure.lifecycle img:visible");
  await images.last().waitFor();
  const drawn = await images.evaluateAll((found: HTMLImageElement[]) =>
    found.map(({ className, naturalWidth, naturalHeight }) => ({
      className,
      isDrawn: naturalWidth * naturalHeight > 0,
    })),
  );
  expect(drawn).toEqual(Array(2).fill({ className: `only-${colorScheme}`, isDrawn: true }));
  expect(await images.first().getAttribute("alt")).toMatch(/^Lifecycle of ConnectionStatus\. Starts in INITIATING/);
});

it("explains the marks and shows them beside members and answers", async () => {
  await page.goto(address);
  expect(await page.locator("table .origin").allTextContents()).toEqual(["observed", "assumed"]);
  const section = await open("/connections/getconnection");
  const member = section.locator("[data-component-name='Tag/Tag']", { hasText: "observed" });
  expect(await member.count()).toBeGreaterThan(0);
  expect(await section.locator(".origin-observed").count()).toBeGreaterThan(0);
});

it("lists every error code in the catalogue", async () => {
  const section = await open("/errors/catalogue");
  const codes = await section.locator("tbody tr td:first-child code").allTextContents();
  expect(codes).toEqual(Object.keys(errors));
});

it("shows what to do about an error beside the answer", async () => {
  const section = await open("/connections/createconnection");
  await section.getByText("409", { exact: true }).first().click();
  await section.getByText("DUPLICATE_NAME", { exact: true }).first().waitFor();
  expect(await section.getByRole("listitem").filter({ hasText: "DUPLICATE_NAME" }).textContent()).toContain(
    errors.DUPLICATE_NAME.action,
  );
});

it("shows a call as a command and as a call of the client", async () => {
  const section = await open("/rates-and-deposits/getrate");
  await section.getByText("curl http://127.0.0.1:4010/api/v0/offramp/rates").waitFor();
  await section.getByText("curl", { exact: true }).first().click();
  await page.getByText("TypeScript", { exact: true }).last().click();
  await section.getByText('import { createUserClient } from "@svc/client";').waitFor();
});

it.each([
  ["light", "/connections/getconnection"],
  ["light", "/errors/catalogue"],
  ["dark", "/connections/getconnection"],
  ["dark", "/connections/lifecycle"],
] as const)("can be read by all: %s colours, %s", async (colorScheme, route) => {
  await page.emulateMedia({ colorScheme });
  await open(route);
  expect(await findBarriers(page, ["color-contrast", "image-alt", "link-name", "list", "td-headers-attr"])).toEqual([]);
});

it.each(["/connections/lifecycle", "/errors/catalogue"])("fits a phone: %s", async (route) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(route);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const frames = page.locator(".md-table-wrapper, figure.lifecycle");
  const hidden = await frames.evaluateAll((found) => found.map((frame) => frame.scrollWidth - frame.clientWidth));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden).toEqual(hidden.map(() => 0));
});
