import type { Settings } from "../options/settings.ts";
import type { Send } from "./send.ts";
import { createInProcessSend } from "./send-in-process.ts";
import type { HttpSend } from "./send-over-http.ts";

/** The way events take. The network's part is loaded with the first event: starting does not wait for it. */
export function openSend(
  receive: ((request: Request) => Promise<Response>) | undefined,
  { allowPrivateCallbacks }: Settings,
): HttpSend {
  if (receive) return { send: createInProcessSend(receive), close() {} };
  let opened: HttpSend | undefined;
  const send: Send = async (event) => {
    const { createHttpSend } = await import("./send-over-http.ts");
    opened ??= createHttpSend({ allowPrivate: allowPrivateCallbacks });
    return opened.send(event);
  };
  return { send, close: () => opened?.close() };
}
