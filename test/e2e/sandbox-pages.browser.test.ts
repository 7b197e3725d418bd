import { createSandbox, type Sandbox } from "@svc/sandbox";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { actAsPartner, type Partner, PROCESSING_SECONDS } from "../support/act-as-partner.ts";
import { openPage, startBrowser, type WatchedPage } from "../support/browser.ts";
import { findBarriers } from "../support/find-barriers.ts";
import { visitPages } from "../support/visit-pages.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

let browser: Browser;
let sandbox: Sandbox;
let partner: Partner;
/** The tab of all tests but those that need one of another kind: a new one takes longer than most tests. */
let shared: WatchedPage;
let page: Page;
let faults: WatchedPage["faults"];
let faultsBefore: number;
/** What the partner's receiver has got, and what it answers. */
let received: Record<string, unknown>[];
let receiverStatus: number;

beforeAll(async () => {
  const receive = async (request: Request) => {
    received.push(await request.json());
    return new Response(null, { status: receiverStatus });
  };
  [browser, sandbox] = await Promise.all([startBrowser(), createSandbox({ clock: "manual", port: 0, receive })]);
  shared = await openPage(browser, sandbox.url, { viewport: DESKTOP, colorScheme: "light" });
});

afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

beforeEach(async () => {
  received = [];
  receiverStatus = 200;
  await sandbox.reset();
  partner = actAsPartner(sandbox);
  ({ page, faults } = shared);
  faultsBefore = faults.length;
});

// Whatever a test did: nothing was asked of any other place, nothing broke the policy, nothing went wrong.
afterEach(async () => {
  if (page === shared.page) await page.goto("about:blank");
  else await page.close();
  await sandbox.settled();
  expect(faults.slice(faultsBefore)).toEqual([]);
  expect(sandbox.problems).toEqual([]);
  expect(await sandbox.checkInvariants()).toEqual([]);
});

/** A tab for one test alone. */
async function openOwn(options?: Parameters<typeof openPage>[2]): Promise<void> {
  ({ page, faults } = await openPage(browser, sandbox.url, options));
  faultsBefore = 0;
}

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

it("takes a new user from the e-mail to an active connection", async () => {
  await partner.connectToBuy("ana@example.com");

  await page.goto(`${sandbox.url}/inbox`);
  await page.getByRole("link", { name: "Open sign-up page" }).click();
  await heading(/^Sign up to use/).waitFor();
  await page.getByRole("button", { name: "Approve" }).click();
  await heading("You are all set").waitFor();

  // The page renews itself when the connection is ready for its code.
  await sandbox.advance(PROCESSING_SECONDS);
  await page.getByRole("link", { name: "Enter the code" }).click();
  await heading("Enter your code").waitFor();
  const field = page.getByLabel("Code");
  await field.fill("wrong");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("alert").filter({ hasText: "not the code" }).waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");

  const codePage = page.url();
  await page.getByRole("link", { name: "inbox" }).click();
  const code = (await page.locator("code.otp").textContent()) ?? "";
  await page.goto(codePage);
  await field.fill(code);
  await page.keyboard.press("Enter");
  await heading("Your connection is active").waitFor();

  await page.getByRole("link", { name: "Open your account" }).click();
  await page.getByText("Active", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Integrations" }).click();
  await sandbox.settled();
  const key = await page.locator("code").textContent();
  expect(received.map(({ apikey, status }) => apikey ?? status)).toEqual([key, "active"]);
});

/** Plays a known user who lets the partner connect: an event follows. */
async function consent(): Promise<void> {
  await partner.connect("eve+registered@example.com");
  await page.goto(`${sandbox.url}/users`);
  await page.getByRole("link", { name: "Consent page of eve+registered@example.com" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await heading(/is connected$/).waitFor();
  await sandbox.settled();
}

it("asks a known user for consent, and delivers the event that failed again until it has arrived", async () => {
  receiverStatus = 500;
  await consent();
  expect(received).toEqual([expect.objectContaining({ verificationStatus: "APPROVED", ref: "user-42" })]);
  await page.goto(`${sandbox.url}/deliveries`);
  const row = page.getByRole("row").filter({ hasText: "verification status" });
  await row.getByText("HTTP 500").waitFor();

  receiverStatus = 200;
  await row.getByRole("button", { name: "Redeliver" }).click();
  await page.getByRole("status").filter({ hasText: "being delivered again" }).waitFor();
  await row.getByText("delivered", { exact: true }).waitFor();
  expect(received).toHaveLength(2);
  expect(received[1]).toEqual(received[0]);
});

it("shows a connection expire when the clock jumps", async () => {
  await partner.createPending();
  await page.goto(`${sandbox.url}/connections`);
  await page.getByRole("link", { name: "Savings" }).click();
  await page.getByRole("img", { name: "Now PENDING." }).waitFor();
  await page.getByRole("button", { name: "+30 min" }).click();
  await page.getByRole("img", { name: "Now EXPIRED, which is final." }).last().waitFor();
  expect(await page.locator(".clock time").textContent()).toBe("1 Jan 2026 00:30:05");
});

it("pays into a connection and shows what became of it", async () => {
  await partner.createPending();
  await page.goto(`${sandbox.url}/connections`);
  await page.getByRole("link", { name: "Savings" }).click();
  const code = (await page.locator("#challenge-code").textContent()) ?? "";
  await page.getByRole("link", { name: "Open code page" }).click();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await heading("Your connection is active").waitFor();

  await page.goto(`${sandbox.url}/connections`);
  await page.getByRole("link", { name: "Savings" }).click();
  await page.getByRole("link", { name: "Make a deposit" }).click();
  await page.getByLabel("Amount").fill("250");
  await page.getByRole("button", { name: "Deposit", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: "250.00 EUR" });
  await row.getByText("PENDING").waitFor();
  await page.getByRole("button", { name: "+30 s" }).click();
  await row.getByText("SUCCESSFUL").waitFor();
});

it("renews itself without moving whoever is in the middle of something", async () => {
  await partner.connect("ana@example.com");
  await page.goto(`${sandbox.url}/inbox`);
  await page.getByLabel("Sent to").fill("half an addre");
  await partner.connect("bob@example.com");
  await page.getByRole("link", { name: "bob@example.com" }).waitFor();
  expect(await page.getByLabel("Sent to").inputValue()).toBe("half an addre");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("to");
  await page.getByRole("status").filter({ hasText: "Updated: message" }).waitFor({ state: "attached" });
});

it("keeps an opened request open, and the keyboard on the thing it was on", async () => {
  await partner.connect("ana@example.com");
  await page.goto(`${sandbox.url}/requests`);
  const first = page.locator("summary");
  await first.press("Enter");
  await partner.connect("bob@example.com");
  await page.locator("summary").nth(1).waitFor();
  expect(await page.locator("details[open]").count()).toBe(1);
  // The newer request stands above the one that was opened.
  expect(await page.evaluate(() => document.activeElement?.closest("li")?.previousElementSibling?.tagName)).toBe("LI");

  await page.goto(`${sandbox.url}/inbox`);
  await page.getByRole("link", { name: "ana@example.com" }).focus();
  await partner.connect("eve@example.com");
  await page.getByRole("link", { name: "eve@example.com" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("ana@example.com");
});

it("lets the keyboard press a button of the clock again and again, and reads out what happened", async () => {
  await page.goto(`${sandbox.url}/faults`);
  await page.getByRole("button", { name: "+30 s" }).press("Enter");
  const time = page.locator(".clock time");
  await expect.poll(() => time.textContent()).toBe("1 Jan 2026 00:00:30");
  await page.locator("#announcer", { hasText: "The clock was moved" }).waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await expect.poll(() => time.textContent()).toBe("1 Jan 2026 00:01:00");
  expect(page.url()).toBe(`${sandbox.url}/faults`);
});

it("tells whoever looks at a hosted page that it is over", async () => {
  await partner.createPending();
  await page.goto(`${sandbox.url}/inbox`);
  await page.getByRole("link", { name: "Open code page" }).click();
  await page.getByLabel("Code").fill("12");
  await sandbox.advance(1800);
  await heading("This code has expired").waitFor();
  expect(await page.title()).toMatch(/^This code has expired/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

it("copies a key", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(sandbox.url);
  await page.getByRole("button", { name: "Copy Master key" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sandbox.application.masterKey);
});

it("lets the keyboard skip to the content", async () => {
  await page.goto(sandbox.url);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

it("lets a clock that runs be seen running", async () => {
  await openOwn();
  await page.clock.install();
  await page.goto(sandbox.url);
  await page.getByRole("button", { name: "Let it run" }).click();
  await page.getByText("UTC, running").waitFor();
  const time = page.locator(".clock time");
  const before = Date.parse((await time.getAttribute("datetime")) ?? "");
  // The stream may bring the server's time once more, from which the page goes on.
  const seen = async () => {
    await page.clock.runFor(1_000);
    return Date.parse((await time.getAttribute("datetime")) ?? "") - before;
  };
  await expect.poll(seen).toBeGreaterThanOrEqual(3_000);
});

it("works without scripts", async () => {
  await openOwn({ javaScriptEnabled: false });
  await partner.connect("ana@example.com");
  await page.goto(`${sandbox.url}/inbox`);
  await page.getByRole("link", { name: "Open sign-up page" }).click();
  await page.getByRole("button", { name: "Reject" }).click();
  await heading("We could not verify you").waitFor();
  await page.goto(`${sandbox.url}/faults`);
  await page.getByLabel("Error code").selectOption("INTERNAL_ERROR");
  await page.getByRole("button", { name: "Add fault" }).click();
  await page.getByText("The fault was added").waitFor();
  await page.getByRole("button", { name: "Remove fault of" }).click();
  await page.getByText("Everything works.").waitFor();
  await page.goto(sandbox.url);
  expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
});

it("keeps nobody from using any page, in light on a desk and in dark on a phone", async () => {
  await openOwn({ viewport: DESKTOP, colorScheme: "light" });
  receiverStatus = 500;
  await consent();
  await partner.connect("bob@example.com");
  await partner.connect(`${"long.".repeat(10)}name+registered@example.com`);
  await partner.createPending();
  const found: string[] = [];
  for await (const path of visitPages(page, sandbox.url)) {
    for (const barrier of await findBarriers(page)) found.push(`${path} in light on a desk: ${barrier}`);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(PHONE);
    for (const barrier of await findBarriers(page)) found.push(`${path} in dark on a phone: ${barrier}`);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) found.push(`${path} is ${excess} pixels too wide for a phone`);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(DESKTOP);
  }
  expect(found).toEqual([]);
});
