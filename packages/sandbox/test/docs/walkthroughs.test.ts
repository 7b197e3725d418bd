import { expect, onTestFinished, test } from "vitest";
import { openShell, type Shell } from "../../../../test/support/shell.ts";
import { startCli } from "../support/cli.ts";
import { createDatabase } from "../support/stores.ts";
import { readBlocks } from "./read-blocks.ts";

const START = /^npx -y @svc\/sandbox ?(.*)$/;
const DEFAULT_PORT = "4020";
const TIMEOUT_MS = 30_000;

/** What a page says, done in order: sandboxes are started, commands are run, answers are compared. */
async function walkThrough(page: string, environment: Readonly<Record<string, string>> = {}): Promise<number> {
  const shell = openShell(environment);
  onTestFinished(() => shell.close());
  /** Addresses on the page, and where these sandboxes are really. */
  const addresses = new Map<string, string>();
  let answers: unknown[] = [];
  let compared = 0;

  for (const { language, code } of readBlocks(page)) {
    const start = START.exec(code.trim());
    if (language === "sh" && start) {
      const [written, real] = await startAsWritten(shell, start[1] ?? "");
      addresses.set(written, real);
    } else if (language === "sh") {
      answers = readAnswers(await shell.run(translate(code, addresses)));
    } else if (language === "json") {
      expect(answers.at(-1)).toMatchObject(
        JSON.parse(code, (_, value) => (value === "…" ? expect.any(String) : value)),
      );
      compared += 1;
    }
  }
  return compared;
}

/** Starts it with the options that are written, but on a port that is free. */
async function startAsWritten(shell: Shell, options: string): Promise<[written: string, real: string]> {
  const args = (await shell.run(`printf '%s\\n' ${options}`)).split("\n").filter((arg) => arg !== "");
  const at = args.indexOf("--port");
  const [, port = DEFAULT_PORT] = at === -1 ? [] : args.splice(at, 2);
  const { url } = await startCli(...args);
  return [`http://127.0.0.1:${port}`, `http://127.0.0.1:${new URL(url).port}`];
}

function translate(code: string, addresses: ReadonlyMap<string, string>): string {
  return [...addresses].reduce((text, [written, real]) => text.replaceAll(written, real), code);
}

function readAnswers(output: string): unknown[] {
  return output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

test("the first ten minutes lead from nothing to a payout", { timeout: TIMEOUT_MS }, async () => {
  expect(await walkThrough("docs/first-ten-minutes.md")).toBe(6);
});

test("the clock jumps as the page says", { timeout: TIMEOUT_MS }, async () => {
  expect(await walkThrough("docs/jump-in-time.md")).toBe(3);
});

test("faults are met as the page says", { timeout: TIMEOUT_MS }, async () => {
  expect(await walkThrough("docs/simulate-a-failure.md")).toBe(3);
});

test("sandboxes share a database as the page says", { timeout: TIMEOUT_MS }, async () => {
  const environment = { DATABASE_URL: await createDatabase(), TOKEN: "only-for-tests" };
  expect(await walkThrough("docs/share-on-postgresql.md", environment)).toBe(3);
});

test("a command that fails is noticed", { timeout: TIMEOUT_MS }, async () => {
  await expect(openShell().run("curl -sS http://127.0.0.1:1/")).rejects.toThrow("the shell ended");
});
