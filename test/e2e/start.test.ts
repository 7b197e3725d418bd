import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { services } from "../../scripts/start/services.ts";
import { runCurl } from "../support/run-curl.ts";
import { root } from "../support/workspace.ts";

type Child = ChildProcessByStdio<null, Readable, Readable>;

const FREE_PORTS = services.flatMap(({ name }) => [`--${name}-port`, "0"]);
const running: Child[] = [];

afterEach(() => {
  for (const child of running.splice(0)) if (isAlive(child)) interrupt(child, "SIGKILL");
});

/** Starts it as the leader of a process group of its own, as a shell does. */
function start(...args: string[]): Child {
  const child = spawn(process.execPath, ["scripts/start.ts", ...args], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  return child;
}

/** What a terminal does on Ctrl-C: it signals the whole group. */
function interrupt({ pid = 0 }: Child, signal: NodeJS.Signals = "SIGINT"): void {
  process.kill(-pid, signal);
}

/** Whether any process of the group is left. */
function isAlive({ pid = 0 }: Child): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/** Reads the lines up to the one that begins with a text. */
async function readUntil(child: Child, begin: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.startsWith(begin)) return lines;
  }
  throw new Error(`It ended before "${begin}":\n${lines.join("\n")}\n${await text(child.stderr)}`);
}

/** Its dashboard is at the address, and its command connects a user. */
async function expectSandbox(url: string, curl: string): Promise<void> {
  expect(await (await fetch(url)).text()).toMatch(/<html.*master key/is);
  const { body } = await runCurl(curl);
  expect(JSON.parse(body)).toMatchObject({ status: "connected", apiKey: expect.any(String) });
}

describe("start", () => {
  it("brings everything up, with commands that work as they are printed, and leaves on Ctrl-C without a trace", async () => {
    const child = start(...FREE_PORTS);
    const lines = await readUntil(child, "Ctrl-C");
    const urls = lines.flatMap((line) => /^\w+ +(http:\S+)/.exec(line)?.[1] ?? []);
    const curls = lines.map((line) => line.trim()).filter((line) => line.startsWith("curl "));
    expect([urls.length, curls.length]).toEqual([services.length, services.length]);
    for (const url of urls) expect(await fetch(url)).toBeDefined();
    for (const curl of curls) expect(await runCurl(curl)).toMatchObject({ status: 200 });
    await expectSandbox(urls.at(-1) ?? "", curls.at(-1) ?? "");

    interrupt(child);
    expect(await once(child, "close")).toEqual([0, null]);
    expect(isAlive(child)).toBe(false);
    for (const url of urls) await expect(fetch(url)).rejects.toThrow();
  });

  it("can be interrupted while it is starting", async () => {
    const child = start(...FREE_PORTS);
    await readUntil(child, "Generating");
    interrupt(child);
    expect(await once(child, "close")).toEqual([0, null]);
    expect(isAlive(child)).toBe(false);
  });

  it("ends its own steps when it alone is told to stop", async () => {
    const child = start(...FREE_PORTS);
    await readUntil(child, "Generating");
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
    expect(isAlive(child)).toBe(false);
  });

  it.each(services)("names --$name-port when that port is taken, before it starts anything", async ({ name }) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const child = start(...FREE_PORTS, `--${name}-port`, port);
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    other.close();
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toBe(`Port ${port} for the ${name} is taken. Choose another one with --${name}-port <number>.\n`);
  });

  it("prints no colour codes where no terminal is", async () => {
    const child = start(...FREE_PORTS);
    const lines = await readUntil(child, "Ctrl-C");
    interrupt(child);
    await once(child, "close");
    expect(lines.join("\n")).not.toContain("\u001b");
  });

  it.each(["--port", "--mock-port=many", "extra"])("refuses %s", async (arg) => {
    const child = start(arg);
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
    expect(code).toBe(2);
    expect(stderr).toContain(arg.replace(/=.*/, ""));
  });

  it("--help names every option", async () => {
    const child = start("--help");
    const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
    expect(code).toBe(0);
    for (const { name, port } of services) expect(stdout).toMatch(new RegExp(`--${name}-port .*${port}`));
  });
});
