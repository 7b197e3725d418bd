import type { Duplex } from "node:stream";
import { errorAnswer } from "./answers.ts";

/** What is no HTTP never reaches the app, but is answered in the same shape. */
export function answerBrokenHttp(_error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const { status, body } = errorAnswer("VALIDATION_FAILED", { details: [{ path: "", message: "is not HTTP" }] });
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
