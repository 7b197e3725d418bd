import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readArguments, UsageError } from "../../src/cli/read-arguments.ts";
import { createCaller } from "../support/call.ts";
import { launch, runCli, startCli } from "../support/cli.ts";
import { wrongCode } from "../support/connections.ts";
import { createControl } from "../support/control.ts";
import { buy } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { createDatabase } from "../support/stores.ts";

const OPTIONS = [
  ...["--port", "--host", "--public-url", "--control-token", "--data", "--database", "--clock"],
  ...["--processing-seconds", "--price", "--fee-bps", "--seed", "--webhook-secret", "--json-log", "--quiet", "--help"],
];
const PASSWORD = "made-up-password";
const TOKEN = "made-up-control-token";
const CALLBACK_TOKEN = "made-up-callback-token";
const WEBHOOK_SECRET = `whsec_${Buffer.from("made-up-secret-for-tests-only").toString("base64")}`;

const PATIENCE = { timeout: 10_000, interval: 20 };

interface LogLine {
  readonly event: string;
  readonly operationId?: string;
  readonly errorCode?: string | null;
}

/** Listens on a port until the test ends. */
async function takePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  return portOf(server);
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  const port = await portOf(server);
  server.close();
  await once(server, "close");
  return port;
}

async function portOf(server: Server): Promise<string> {
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" ? `${address?.port}` : "";
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_sandbox/health`)).ok;
  } catch {
    return false;
  }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-sandbox-cli-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe("What the command refuses", () => {
  test.each([
    ["an unknown option", ["--colour"], "--colour"],
    ["an argument", ["start"], "start"],
    ["an option without its value", ["--data"], "--data"],
    ["a port that is no number", ["--port", "many"], "--port"],
    ["a port that does not exist", ["--port", "65536"], "--port"],
    ["a clock of another kind", ["--clock", "slow"], "--clock"],
    ["a processing time below zero", ["--processing-seconds=-1"], "--processing-seconds"],
    ["a fee of all that there is", ["--fee-bps", "10000"], "--fee-bps"],
    ["a price without a ticker", ["--price", "90000"], "--price"],
    ["a price of an unknown ticker", ["--price", "DOGEEUR=1"], "--price"],
    ["a price that is no number", ["--price", "BTCEUR=1.2.3"], "--price"],
    ["two stores", ["--data", "sandbox.db", "--database", "postgres://127.0.0.1/sandbox"], "--database"],
    ["a public URL that is none", ["--public-url", "sandbox.example"], "--public-url"],
    ["to listen to everybody without a token", ["--host", "0.0.0.0"], "--control-token"],
    ["a token that is empty", ["--host", "0.0.0.0", "--control-token", ""], "--control-token"],
    ["a token that no header can hold", ["--control-token", "sésame"], "--control-token"],
    ["a secret without a key in it", ["--webhook-secret", "whsec_"], "--webhook-secret"],
    ["a seed that everybody guesses", ["--seed", ""], "--seed"],
    ["a file without a name", ["--data", ""], "--data"],
  ])("%s, by its name", (_, args, named) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(named);
  });

  test.each(["--colour", "--price=DOGEEUR=1"])("%s, with a hint at --help and an exit code of its own", async (arg) => {
    const { code, stdout, stderr } = await runCli(arg);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^svc-sandbox: .*--(colour|price).* \(see --help\)\n$/);
  });

  test.each([
    ["in memory", async () => []],
    ["on PostgreSQL", async () => ["--database", await createDatabase()]],
  ])("a port that is taken, %s: the message names --port", async (_, store) => {
    const { code, stdout, stderr } = await runCli("--port", await takePort(), ...(await store()));
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: "svc-sandbox: the port is taken; choose another one with --port\n",
    });
  });

  test("an address that is not this machine's: the message names --host", async () => {
    const { code, stderr } = await runCli("--port=0", "--host=192.0.2.1", "--control-token=made-up");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^svc-sandbox: .*--host.*\n$/) });
  });

  test.each([
    ["a file in a folder that does not exist", join(tmpdir(), "svc-sandbox-no-such-folder", "sandbox.db")],
    ["a file of another kind", import.meta.filename],
  ])("%s: the message names --data", async (_, file) => {
    const { code, stdout, stderr } = await runCli("--port=0", "--data", file);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^svc-sandbox: --data: .+\n$/);
  });

  test("a database that does not let it in, or is not there: the message names --database and holds no password", async () => {
    const database = new URL(await createDatabase());
    const wrong = new URL(database);
    wrong.password = PASSWORD;
    const missing = new URL(database);
    missing.pathname = "/no_such_database";
    const unreachable = `postgres://user:${PASSWORD}@127.0.0.1:1/sandbox`;
    const malformed = [`postgres://user:${PASSWORD}@@:/`, "sandbox.db"];
    const urls = [wrong.href, missing.href, unreachable, ...malformed];
    const ends = await Promise.all(urls.map((url) => runCli("--port=0", "--database", url)));
    expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 2, 2]);
    for (const { stdout, stderr } of ends) {
      expect(stdout).toBe("");
      expect(stderr).toMatch(/^svc-sandbox: --database: .+\n$/);
      expect(stderr).not.toContain(PASSWORD);
      expect(stderr).not.toContain(database.password);
    }
  });
});

describe("What the command prints", () => {
  test("--help names every option, and starts nothing", async () => {
    const { code, stdout, stderr } = await runCli("--help", "--port", await takePort());
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: svc-sandbox /);
    for (const option of OPTIONS) expect(stdout).toMatch(new RegExp(`^ {2}${option} .*\\w`, "m"));
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("by default: where it is, the keys, a call to copy, and a line for each call", async () => {
    const { child, printed, ended } = launch(["--port", "0", "--price", "BTCEUR=90000"]);
    while (!printed.stdout.includes("-d '")) await once(child.stdout, "data");
    const [, url = "", key = ""] =
      /^ {2}curl (http:\S+)\/api\/v0\/application\/connect .*\n.*'api-key: ([^']+)'/m.exec(printed.stdout) ?? [];
    expect(printed.stdout).toContain(`svc sandbox: ${url}\n`);
    expect(printed.stdout).toContain(`master key  ${key}\n`);
    const rate = await createCaller({ url, fetch }, key).call("getRate", { body: { ticker: "BTCEUR" } });
    expect(rate).toMatchObject({ ticker: "BTCEUR", price: "90000.00" });
    child.kill("SIGINT");
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
    expect(printed.stdout).toMatch(/\n200 POST \/api\/v0\/offramp\/rates \d+\.\d ms\n$/);
  });

  test("with --quiet: nothing", async () => {
    const port = await freePort();
    const { child, ended } = launch(["--quiet", "--port", port]);
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => isUp(url), PATIENCE).toBe(true);
    await fetch(`${url}/api/v0/svc-link`);
    child.kill("SIGINT");
    expect(await ended).toEqual({ code: 0, signal: null, stdout: "", stderr: "" });
  });

  test("with --json-log: a line of JSON for each call, which holds no secret", async () => {
    const sandbox = await startCli("--clock=manual", "--webhook-secret", WEBHOOK_SECRET, "--control-token", TOKEN);
    const control = createControl(sandbox, TOKEN);
    const [application] = await control.call("listApplications");
    if (!application) throw new Error("no application");
    const body = { email: "ana+connected@example.com", callback: `${sandbox.url}/hooks?token=${CALLBACK_TOKEN}` };
    const connected = await createCaller(sandbox, application.masterKey).call("connectUser", {
      body,
      headers: signConnect({ application }, body),
    });
    const apiKey = connected.status === "connected" ? connected.apiKey : "";
    const user = createCaller(sandbox, apiKey);
    const { svcLink } = await user.call("createConnection", { body: buy() });
    await control.call("setClock", { body: { advanceSeconds: 5 } });
    const { standingOrder } = await user.call("getConnection", { path: { id: svcLink.id } });
    const challengeId = standingOrder?.status === "PENDING_CONFIRMATION" ? standingOrder.challengeId : "";
    const [message] = await control.messages("sms");
    const code = message?.code ?? "";
    await fetch(message?.links[0] ?? "");
    await user.refused("confirmConnection", { body: { challengeId, verificationCode: wrongCode(code) } });
    await user.call("confirmConnection", { body: { challengeId, verificationCode: code } });
    await createCaller(sandbox, "unknown key").refused("getUserId");

    const { stdout, stderr } = await sandbox.end("SIGINT");
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line): LogLine => JSON.parse(line));
    expect(stderr).toBe("");
    expect(lines[0]).toEqual({ event: "listening", url: sandbox.url });
    expect(lines.slice(1).map(({ event, operationId, errorCode }) => [event, operationId, errorCode])).toEqual([
      ["request", "connectUser", null],
      ["request", "createConnection", null],
      ["request", "getConnection", null],
      ["request", "confirmConnection", "INVALID_OTP"],
      ["request", "confirmConnection", null],
      ["request", "getUserId", "API_KEY_INVALID"],
    ]);
    const page = message?.links[0]?.split("/").at(-1) ?? "";
    const { masterKey, apiSecret } = application;
    for (const secret of [
      masterKey,
      apiSecret,
      apiKey,
      code,
      page,
      TOKEN,
      WEBHOOK_SECRET,
      CALLBACK_TOKEN,
      "unknown key",
    ]) {
      expect(secret).not.toBe("");
      expect(stdout).not.toContain(secret);
    }
  });
});

describe.each(["SIGINT", "SIGTERM"] as const)("On %s", (signal) => {
  test.each([
    ["in memory", async () => []],
    ["on PostgreSQL", async () => ["--database", await createDatabase()]],
  ])("the command ends in order, %s, and leaves nothing behind", async (_, store) => {
    const sandbox = await startCli(...(await store()));
    const control = createControl(sandbox);
    await control.call("createUser", { body: { email: "ana@example.com" } });
    const stream = await control.send("GET", "/events");
    expect(await sandbox.end(signal)).toMatchObject({ code: 0, signal: null, stderr: "" });
    await stream.body?.cancel().catch(() => {});
    expect(await isUp(sandbox.url)).toBe(false);
  });
});

test("the command goes on when nobody reads what it prints any more", async () => {
  const { child, printed, ended } = launch(["--port", "0", "--json-log"]);
  const listening = () => /"url":"([^"]+)"/.exec(printed.stdout)?.[1];
  await expect.poll(listening, PATIENCE).toBeDefined();
  child.stdout.destroy();
  // Each of them is a line that cannot be printed.
  for (let call = 0; call < 3; call += 1) expect((await fetch(`${listening()}/api/v0/svc-link`)).status).toBe(403);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test("what was done in one run is there in the next, on the same file", async () => {
  const file = join(await makeFolder(), "sandbox.db");
  const first = await startCli("--data", file);
  const { userId } = await createControl(first).call("createUser", { body: { email: "ana@example.com" } });
  await first.end("SIGINT");
  // Everything is in the one file: it can be copied.
  expect(await readdir(dirname(file))).toEqual(["sandbox.db"]);
  const second = await startCli("--data", file);
  expect(await createControl(second).user("ana@example.com")).toMatchObject({ userId });
});

test("a file that another sandbox works on is refused, and given free by its end, whatever that was", async () => {
  const file = join(await makeFolder(), "sandbox.db");
  const first = await startCli("--data", file);
  const { code, stdout, stderr } = await runCli("--port=0", "--data", file);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^svc-sandbox: --data: .+\n$/);
  await first.end("SIGKILL");
  expect(await isUp((await startCli("--data", file)).url)).toBe(true);
});
