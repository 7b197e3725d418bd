import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createSandbox, type Sandbox } from "../../src/index.ts";

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({ clock: "manual", port: 0 });
});
afterEach(async () => {
  await sandbox.close();
  expect(sandbox.problems).toEqual([]);
});

const hostOf = () => new URL(sandbox.url).host;

/** Keeps its own side open for as long as it can. */
async function dial(bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(sandbox.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).setEncoding("latin1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

async function hear(socket: Socket, awaited: string): Promise<string> {
  let heard = "";
  while (!heard.includes(awaited)) heard += (await once(socket, "data"))[0];
  return heard;
}

test("headers that are too long are called that", async () => {
  const socket = await dial(`GET / HTTP/1.1\r\nHost: ${hostOf()}\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
  const answer = await hear(socket, "}]}");
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toContain('"statusCode":431');
});

test("whoever speaks no HTTP and does not hang up is hung up on", async () => {
  const socket = await dial("hello\r\n\r\n");
  await hear(socket, "}]}");
  await once(socket, "end");
  // Answered by a reset: there is nobody any more.
  await expect
    .poll(() => {
      socket.write("still there?");
      return socket.destroyed;
    })
    .toBe(true);
});

test("the host in the first line counts as much as the one in the headers", async () => {
  const socket = await dial(`GET http://rebound.example/_sandbox/applications HTTP/1.1\r\nHost: ${hostOf()}\r\n\r\n`);
  expect(await hear(socket, "}")).toMatch(/^HTTP\/1\.1 421 /);
  const own = await dial(`GET http://${hostOf()}/_sandbox/health HTTP/1.1\r\nHost: ${hostOf()}\r\n\r\n`);
  expect(await hear(own, "}")).toMatch(/^HTTP\/1\.1 200 /);
});

test("HEAD of the stream of events ends, and the connection takes the next request", async () => {
  const head = `HEAD /_sandbox/events HTTP/1.1\r\nHost: ${hostOf()}\r\n\r\n`;
  const socket = await dial(`${head}GET /_sandbox/health HTTP/1.1\r\nHost: ${hostOf()}\r\n\r\n`);
  const answers = await hear(socket, "}");
  expect(answers).toMatch(/^HTTP\/1\.1 200 OK\r\n[^{]*text\/event-stream/);
  expect(answers).toContain('{"status":"ok"');
});

test("a control call that breaks off in the middle is nobody's fault here", async () => {
  const socket = await dial(
    `POST /_sandbox/clock HTTP/1.1\r\nHost: ${hostOf()}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"mo`,
  );
  socket.resetAndDestroy();
  await once(socket, "close");
  expect((await fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
});
