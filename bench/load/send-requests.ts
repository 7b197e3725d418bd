import { connect } from "node:net";
import { AnswerReader } from "./answer-reader.ts";
import type { Order, Result } from "./order.ts";

const CONNECTIONS = 10;
const MICROS = 1_000_000;

/** Over ten connections, each of which sends the next request when the last one has been answered. */
export async function sendRequests({ port, requests, count }: Order): Promise<Result> {
  let sent = 0;

  function serveConnection(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const reader = new AnswerReader();
    let expected = 0;

    function sendNext(): void {
      const request = sent < count ? requests[sent % requests.length] : undefined;
      if (!request) return void socket.end();
      sent += 1;
      expected = request.status;
      socket.write(request.text);
    }

    socket.on("connect", sendNext);
    socket.on("data", (chunk) => {
      const status = reader.push(chunk);
      if (status === undefined) return;
      if (status === expected) return sendNext();
      socket.destroy(new Error(`a request was answered with ${status} in place of ${expected}: ${chunk}`));
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
    return promise;
  }

  const begin = performance.now();
  const usage = process.cpuUsage();
  await Promise.all(Array.from({ length: CONNECTIONS }, serveConnection));
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(usage);
  return { seconds, busy: (user + system) / MICROS / seconds };
}
