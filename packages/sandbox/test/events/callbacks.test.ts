import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../src/index.ts";
import { createCaller } from "../support/call.ts";
import { createControl } from "../support/control.ts";
import { signConnect } from "../support/sign.ts";

interface Arrival {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A receiver on the network of this machine. */
async function listen(answer: (response: ServerResponse) => void) {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    arrivals.push(await read(request));
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, port, arrivals };
}

async function read(request: IncomingMessage): Promise<Arrival> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method, url, headers } = request;
  return { method, url, contentType: headers["content-type"], body: JSON.parse(text) };
}

async function open(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ clock: "manual", ...options });
  cleanups.push(() => sandbox.close());
  return sandbox;
}

/** Has an event sent to a callback, and answers what became of it. */
async function deliver(sandbox: Sandbox, callback: string) {
  const body = { email: "ana@example.com", callback };
  const partner = createCaller(sandbox, sandbox.application.masterKey);
  await partner.call("connectUser", { body, headers: signConnect(sandbox, body) });
  const control = createControl(sandbox);
  await control.approveKyc(body.email);
  await sandbox.settled();
  const [delivery] = await control.deliveries();
  return delivery;
}

describe("Callbacks over the network", () => {
  test("an event arrives by POST, as JSON, at the callback and the event's path", async () => {
    const { url, arrivals } = await listen((response) => response.end());
    const delivery = await deliver(await open(), `${url}/hooks/6d1f0c`);
    expect(arrivals).toEqual([
      {
        ...{ method: "POST", url: "/hooks/6d1f0c/verification-status", contentType: "application/json" },
        body: delivery?.body,
      },
    ]);
    expect(delivery).toMatchObject({ status: "delivered", attempts: [{ statusCode: 200, error: null }] });
  });

  test("a redirect is not followed", async () => {
    const { url, arrivals } = await listen((response) => response.writeHead(307, { location: "/elsewhere" }).end());
    const delivery = await deliver(await open(), url);
    expect(delivery).toMatchObject({ status: "pending", attempts: [{ statusCode: 307 }] });
    expect(arrivals).toHaveLength(1);
  });

  test("a receiver that answers nothing in ten seconds has not received", async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
    const { url } = await listen(() => patience.abort(new Error("timed out")));
    const delivery = await deliver(await open(), url);
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(delivery).toMatchObject({ status: "pending", attempts: [{ statusCode: null, error: "timed out" }] });
  });

  test("nobody there: the reason is kept", async () => {
    const { url, port } = await listen((response) => response.end());
    await cleanups.pop()?.();
    const delivery = await deliver(await open(), url);
    expect(delivery?.attempts).toMatchObject([{ statusCode: null, error: expect.stringContaining(String(port)) }]);
  });

  test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"])(
    "%s is not called where callbacks into private networks are not allowed",
    async (host) => {
      const { port, arrivals } = await listen((response) => response.end());
      const delivery = await deliver(await open({ allowPrivateCallbacks: false }), `http://${host}:${port}/hooks`);
      expect(delivery?.attempts).toMatchObject([
        { statusCode: null, error: "callbacks to this address are not allowed" },
      ]);
      expect(arrivals).toEqual([]);
    },
  );
});
