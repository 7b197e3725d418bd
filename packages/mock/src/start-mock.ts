import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { isIPv6 } from "node:net";
import { createAnswerRequest } from "./answer-request.ts";
import { DEFAULT_HOST, DEFAULT_PORT } from "./defaults.ts";
import { serve } from "./serve.ts";

export interface MockOptions {
  /** Port to listen on, 4010 by default; 0 takes a free one. */
  readonly port?: number | undefined;
  /** Address to listen on, 127.0.0.1 by default: nobody but this machine. */
  readonly host?: string | undefined;
}

export interface Mock {
  /** Where the mock answers, without a slash at its end. */
  readonly url: string;
  /** Stops at once, also in the middle of an answer. */
  close(): Promise<void>;
}

/** Starts the mock; it is ready when the promise is fulfilled. Rejects with `EADDRINUSE` when the port is taken. */
export async function startMock({ port = DEFAULT_PORT, host = DEFAULT_HOST }: MockOptions = {}): Promise<Mock> {
  const answerRequest = await createAnswerRequest();
  const server: Server = createServer(serve((request) => answerRequest(request, addressOf(server, host))));
  server.listen(port, host);
  await once(server, "listening");
  return { url: addressOf(server, host), close: () => close(server) };
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
