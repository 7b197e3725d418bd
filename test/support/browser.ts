import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser } from "./find-browser.ts";

/** Nothing is looked up, updated or reported while the browser runs. */
const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  // Names lead nowhere: a page that asks another host gets no answer, and its request is a fault.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  "--no-first-run",
  "--no-sandbox",
];

/** Starts the machine's Chromium. Tests that call this are named `*.browser.test.ts`: vitest.config.ts leaves them out when there is none. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium or Chrome found. Name one in CHROME_PATH.");
  return chromium.launch({ args: ARGUMENTS, executablePath });
}

/** A tab, and what has happened in it. */
export interface WatchedPage {
  readonly page: Page;
  /** What a test that went well leaves empty: requests to places that are not allowed, console errors, uncaught errors. */
  readonly faults: readonly string[];
}

/**
 * Opens a tab that may ask for nothing but addresses with the given beginning (and those inside the page: `data:`,
 * `blob:`). Requests are watched, not routed: routing them would switch off the browser's cache.
 */
export async function openPage(browser: Browser, allowed: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await browser.newPage(options);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(allowed) && !/^(?:data|blob):/.test(url)) faults.push(`request: ${url}`);
  });
  return { page, faults };
}

type PageOptions = Parameters<Browser["newPage"]>[0];
