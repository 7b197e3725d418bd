import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpSend } from "../../src/events/send-over-http.ts";

/** Sends an event to whoever answers like this on the network of this machine. */
async function sendTo(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("data", () => answer(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { send, close } = createHttpSend({ allowPrivate: true });
  onTestFinished(() => {
    close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const { signal } = new AbortController();
  return send({ url: `http://127.0.0.1:${port}/hooks`, headers: {}, body: "{}", signal });
}

test.each([
  [
    "changes to another protocol",
    "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: made-up\r\n\r\n",
    101,
  ],
  ["changes to another protocol without a name", "HTTP/1.1 101 Switching Protocols\r\n\r\n", 101],
  ["answers without end", `HTTP/1.1 200 OK\r\n\r\n${"x".repeat(100_000)}`, 200],
  ["leads elsewhere", "HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", 307],
  ["has a status of its own", "HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n", 999],
])("a receiver that %s has answered with its status", async (_, answer, statusCode) => {
  expect(await sendTo((socket) => socket.write(answer))).toMatchObject({ statusCode, error: null });
});

test("a receiver that breaks off behind its status has answered", async () => {
  const outcome = await sendTo((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nbegun", () =>
      setImmediate(() => socket.resetAndDestroy()),
    );
  });
  expect(outcome).toMatchObject({ statusCode: 200, error: null });
});

test.each([
  ["speaks another protocol", "SSH-2.0-made-up\r\n"],
  ["has headers without end", `HTTP/1.1 200 OK\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
  ["gives its answer two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n"],
])("a receiver that %s has not answered", async (_, answer) => {
  const outcome = await sendTo((socket) => socket.write(answer));
  expect(outcome).toMatchObject({ statusCode: null, error: expect.stringContaining("Parse Error") });
});

test("a receiver that closes at once has not answered", async () => {
  expect(await sendTo((socket) => socket.end())).toMatchObject({ statusCode: null, error: "socket hang up" });
});
