import { createServer } from "node:http";
import { DEFAULT_HOST } from "../options/defaults.ts";
import { afterThisTurn } from "./after-this-turn.ts";
import { answerBrokenHttp } from "./answer-broken-http.ts";
import type { App } from "./create-app.ts";
import { createListener } from "./create-listener.ts";

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

export async function listen(app: App, port: number, host = DEFAULT_HOST): Promise<Listening> {
  const listener = createListener((request) => afterThisTurn(app.fetch(request)));
  // Node itself would refuse a request without a host with nothing but a status.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on("clientError", answerBrokenHttp);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("listening on a port gives a port");
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        // Clients keep connections open for later; there is no later.
        server.closeAllConnections();
      }),
  };
}
