import { measure } from "./measure.ts";
import type { Send } from "./send.ts";

/** Hands events to a function instead of the network: for tests in one process. */
export function createInProcessSend(receive: (request: Request) => Promise<Response>): Send {
  return ({ url, headers, body, signal }) =>
    measure(async () => {
      const response = await receive(new Request(url, { method: "POST", headers, body, signal }));
      return response.status;
    });
}
