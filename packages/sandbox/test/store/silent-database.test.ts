import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { reachDatabase } from "../../src/store/postgres/reach-database.ts";

const PASSWORD = "made-up-password";
const PATIENCE_MS = 50;

/** Looks for a database where this answers instead. */
async function reachAt(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    answer(socket);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return reachDatabase(`postgres://user:${PASSWORD}@127.0.0.1:${port}/sandbox`, PATIENCE_MS);
}

test.each<[string, (socket: Socket) => void]>([
  ["takes connections and is silent", () => {}],
  ["speaks another protocol", (socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["announces more than it sends", (socket) => socket.write(Buffer.from([0x52, 0x7f, 0xff, 0xff, 0xff]))],
  ["hangs up", (socket) => socket.end()],
])("what %s is no database, and is not waited for", async (_, answer) => {
  const error: unknown = await reachAt(answer).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain(PASSWORD);
});
