import { measure } from "./measure.ts";
import type { Send } from "./send.ts";
import { untilAborted } from "./until-aborted.ts";

/** Hands events to a function instead of the network: for tests in one process. */
export function createInProcessSend(receive: (request: Request) => Promise<Response>): Send {
  return ({ url, headers, body, signal: stopping }) =>
    measure(stopping, async (signal) => {
      const request = new Request(url, { method: "POST", headers, body, signal });
      // It may be a function that looks at no signal.
      const response = await untilAborted(signal, () => receive(request));
      return response.status;
    });
}
