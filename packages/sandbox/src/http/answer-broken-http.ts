import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { errorAnswer } from "./answers.ts";

interface Problem {
  readonly status?: number;
  readonly message: string;
}

const NO_HTTP: Problem = { message: "is not HTTP" };
/** By Node's code for what it stumbled over. */
const PROBLEMS: ReadonlyMap<unknown, Problem> = new Map([
  ["HPE_HEADER_OVERFLOW", { status: 431, message: "has headers that are too long" }],
  ["ERR_HTTP_REQUEST_TIMEOUT", { status: 408, message: "did not arrive in time" }],
]);

/** What is no HTTP never reaches the app, but is answered in the same shape. */
export function answerBrokenHttp(error: Error, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const { message, ...given } = PROBLEMS.get("code" in error && error.code) ?? NO_HTTP;
  const { status, body } = errorAnswer("VALIDATION_FAILED", { ...given, details: [{ path: "", message }] });
  const text = JSON.stringify(body);
  const head =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n`;
  // Whoever keeps his side open all the same is not waited for.
  socket.end(head + text, () => socket.destroy());
}
