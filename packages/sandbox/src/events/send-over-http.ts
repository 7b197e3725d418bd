import http from "node:http";
import https from "node:https";
import { measure } from "./measure.ts";
import { type ResolveOptions, resolveAllowed } from "./resolve-allowed.ts";
import type { OutgoingEvent, Send } from "./send.ts";

/** More of an answer is not read; only its status counts. */
const ANSWER_LIMIT = 64 * 1024;

export interface HttpSend {
  readonly send: Send;
  close(): void;
}

export function createHttpSend(options: ResolveOptions): HttpSend {
  const agents = { "http:": new http.Agent({ keepAlive: true }), "https:": new https.Agent({ keepAlive: true }) };

  return {
    send: (event) =>
      measure(event.signal, async (signal) => {
        const url = new URL(event.url);
        if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error(`${url.protocol} is not allowed`);
        const address = await resolveAllowed(url, options, signal);
        return post(url, event, { agent: agents[url.protocol], signal, address });
      }),
    close() {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}

interface Route {
  readonly agent: http.Agent;
  readonly signal: AbortSignal;
  readonly address: { readonly address: string; readonly family: number };
}

/** Connects to the very address that was checked, and follows no redirect: neither can lead anywhere else. */
function post(url: URL, { headers, body }: OutgoingEvent, { agent, signal, address }: Route): Promise<number> {
  const client = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent,
      signal,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ ...address }]) : done(null, address.address, address.family),
    });
    let status: number | undefined;
    const settle = (error: unknown) => (status === undefined ? reject(signal.reason ?? error) : resolve(status));
    request.on("error", settle);
    request.on("response", (response) => {
      status = response.statusCode ?? 0;
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > ANSWER_LIMIT) response.destroy();
      });
      response.on("error", settle);
      // Ends also when the rest is not wanted, or the receiver breaks off: the status has arrived by then.
      response.on("close", settle);
    });
    // Without a listener, nothing would ever tell that a receiver has answered 101.
    request.on("upgrade", ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    request.end(body);
  });
}
