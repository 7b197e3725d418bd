import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

/** Runs it to its end. */
async function run(...args: string[]) {
  const child = start(...args);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { stdout, stderr, code };
}

/** Starts it and waits until it says where it answers. */
async function listen(...args: string[]) {
  const child = start(...args);
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, url: /http:\S+/.exec(line)?.[0] ?? "" };
}

it("--help names every option", async () => {
  const { stdout, code } = await run("--help");
  expect(code).toBe(0);
  for (const option of ["--port", "--host", "--help", "--version"]) expect(stdout).toContain(option);
});

it("--version is the version of the package", async () => {
  expect(await run("--version")).toEqual({ stdout: `${manifest.version}\n`, stderr: "", code: 0 });
});

it("points at --help when it is called with what it does not know", async () => {
  expect((await run("--prot", "1")).stderr).toBe("svc-mock: Unknown option '--prot' (see --help)\n");
});

it.each([["--prot", "1"], ["--port", "x"], ["--port", "65536"], ["--port=-1"], ["--port", ""], ["extra"]])(
  "refuses %s %s in one line",
  async (...args) => {
    const { stdout, stderr, code } = await run(...args);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    expect(stderr).toMatch(/^svc-mock: .+ \(see --help\)\n$/);
  },
);

it("names --port when the port is taken", async () => {
  const { url } = await listen("--port", "0");
  const { stderr, code } = await run("--port", new URL(url).port);
  expect(code).toBe(1);
  expect(stderr).toMatch(/taken.*--port/);
});

it("names --host when this machine does not have the address", async () => {
  const { stderr, code } = await run("--port", "0", "--host", "192.0.2.1");
  expect(code).toBe(1);
  expect(stderr).toContain("--host");
});

it("says where it answers, and nothing when it is called", async () => {
  const { child, url } = await listen("--port", "0");
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  await fetch(`${url}/api/v0/svc-link`);
  child.kill("SIGINT");
  expect((await output).join("")).not.toContain("svc-link");
});

it.each(["SIGINT", "SIGTERM"] as const)("%s ends it with exit code 0", async (signal) => {
  const { child, url } = await listen("--port", "0");
  await fetch(url, { headers: { connection: "keep-alive" } });
  child.kill(signal);
  expect(await once(child, "close")).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});

it("answers as soon as it says where", async () => {
  const { url } = await listen("--port", "0");
  expect(await fetch(`${url}/_mock/examples`)).toMatchObject({ status: 200 });
});

/** Has a process write which parts of Prism it loads to its standard error. */
const TELL_PRISM = `data:text/javascript,import { registerHooks } from "node:module"; registerHooks({
  resolve(name, context, next) {
    if (name.startsWith("@stoplight/")) process.stderr.write(name);
    return next(name, context);
  }
})`;

it.each([
  ["without Prism, which takes a while to load, for --help", "--help", ""],
  ["without Prism for a wrong command line", "--prot", expect.not.stringContaining("@stoplight/")],
  ["with Prism to answer", "--port=0", expect.stringContaining("@stoplight/prism-http")],
])("starts %s", async (_, arg, expected) => {
  const child = spawn(process.execPath, ["--import", TELL_PRISM, cli, arg], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  const stderr = text(child.stderr);
  child.stdout.once("data", () => child.kill());
  await once(child, "close");
  expect(await stderr).toEqual(expected);
});
