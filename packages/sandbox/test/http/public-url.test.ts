import { describe, expect, onTestFinished, test } from "vitest";
import { readArguments } from "../../src/cli/read-arguments.ts";
import { createSandbox, type SandboxOptions } from "../../src/index.ts";
import { internalsOf } from "../../src/sandbox/internals.ts";
import { createProcessed } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { useWorld } from "../support/world.ts";

const PUBLIC = "https://sandbox.example";
const TOKEN = "made-up-control-token";
const BEARER = { authorization: `Bearer ${TOKEN}` };
const behindProxy = { publicUrl: PUBLIC, controlToken: TOKEN };

async function open(options: SandboxOptions = behindProxy) {
  const sandbox = await createSandbox({ clock: "manual", ...options });
  onTestFinished(() => sandbox.close());
  /** As the proxy hands a request on: without TLS, with the name that it was asked for. */
  const ask = (path: string, headers: Readonly<Record<string, string>> = BEARER, init: RequestInit = {}) =>
    sandbox.fetch(`http://127.0.0.1${path}`, { ...init, headers: { host: "sandbox.example", ...headers } });
  return { sandbox, ask };
}

describe("Behind a proxy that is on loopback", () => {
  // What is sent by others here would need the token, and is not what this is about.
  const world = useWorld({ name: "SQLite", open: async () => ({}) }, { publicUrl: "https://sandbox.localhost" });

  test("links in messages lead to the public URL", async () => {
    await createProcessed(world, await world.connect(), buy());
    await world.partner.call("connectUser", { body: { email: "bob@example.com" } });
    const links = (await world.control.messages()).flatMap((message) => message.links);
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(new URL(link).origin).toBe("https://sandbox.localhost");
      expect((await world.sandbox.fetch(link)).status).toBe(200);
    }
  });

  test("no token is needed", async () => {
    expect((await world.control.send("GET", "/users")).status).toBe(200);
  });
});

describe("Behind a proxy that others can reach", () => {
  test.each(["sandbox.example", "Sandbox.Example", "sandbox.example:443", "127.0.0.1:4020"])(
    "the host %s is answered",
    async (host) => {
      const { ask } = await open();
      expect((await ask("/_sandbox/health", { ...BEARER, host })).status).toBe(200);
    },
  );

  test.each(["evil.example", "sandbox.example.evil.example", "sandbox.example:8443", "ana@sandbox.example"])(
    "the host %s is not",
    async (host) => {
      const { ask } = await open();
      expect((await ask("/_sandbox/health", { ...BEARER, host })).status).toBe(421);
    },
  );

  test("control calls need the token, also from its own pages", async () => {
    const { ask } = await open();
    expect((await ask("/_sandbox/users", { origin: PUBLIC })).status).toBe(403);
    expect((await ask("/_sandbox/users", { ...BEARER, origin: PUBLIC })).status).toBe(200);
    expect((await ask("/_sandbox/users", { ...BEARER, origin: "https://evil.example" })).status).toBe(403);
  });

  test("forms of its own pages are taken, those of others are not", async () => {
    const { ask } = await open();
    const submit = (origin: string, cookie = `svc_sandbox_token=${TOKEN}`) => {
      const headers = { origin, cookie, "content-type": "application/x-www-form-urlencoded" };
      return ask("/users", headers, { method: "POST", body: "email=ana%40example.com" });
    };
    const taken = await submit(PUBLIC);
    expect([taken.status, taken.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/users\?notice=/)]);
    expect((await submit("https://evil.example")).status).toBe(403);
  });

  test("the cookie that lets a browser in never leaves TLS", async () => {
    const { ask } = await open();
    const headers = { origin: PUBLIC, "content-type": "application/x-www-form-urlencoded" };
    const signedIn = await ask("/sign-in", headers, { method: "POST", body: `token=${TOKEN}&back=%2F` });
    expect(signedIn.headers.get("set-cookie")).toMatch(/; Secure/);
  });

  test("keys cannot be worked out, and private networks cannot be reached", async () => {
    const { sandbox } = await open();
    const { sandbox: another } = await open();
    expect(sandbox.application.masterKey).not.toBe(another.application.masterKey);
    expect(internalsOf(sandbox).engine.settings.allowPrivateCallbacks).toBe(false);
  });

  test("without a token it does not start", async () => {
    await expect(createSandbox({ publicUrl: PUBLIC })).rejects.toThrow(
      "a publicUrl that others can reach needs a controlToken",
    );
    expect(() => readArguments(["--public-url", PUBLIC])).toThrow(
      "others can reach this --public-url: give a --control-token",
    );
  });
});

describe("A public URL", () => {
  test.each([
    ...["sandbox.example", "ftp://sandbox.example", "https://sandbox.example/path", "https://sandbox.example/?a=b"],
    ...["https://ana:made-up-password@sandbox.example", "https://", ""],
  ])("is not %j", async (publicUrl) => {
    const message = "takes an address like https://sandbox.example, with nothing behind its host and port";
    await expect(createSandbox({ publicUrl, controlToken: TOKEN })).rejects.toThrow(`publicUrl ${message}`);
    expect(() => readArguments(["--public-url", publicUrl, "--control-token", TOKEN])).toThrow(
      `--public-url ${message}`,
    );
  });

  test("may end with a slash and have a port", () => {
    const { options } = Object(
      readArguments(["--public-url", "http://Sandbox.example:8080/", "--control-token", TOKEN]),
    );
    expect(options.publicUrl).toBe("http://sandbox.example:8080");
  });
});
