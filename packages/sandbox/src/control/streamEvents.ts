import type { Control, ControlContext } from "./control.ts";

/** Often enough that nothing in between takes the stream for dead. */
const HEARTBEAT_MS = 15_000;
const encoder = new TextEncoder();

export const streamEvents: Control<"streamEvents"> = {
  async handle({ context }) {
    return new Response(openStream(context), {
      headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
    });
  },
};

function openStream({ engine, requestLog, closing }: ControlContext): ReadableStream<Uint8Array> {
  /** Undone in any order when either side ends the stream. */
  const ends: (() => void)[] = [];
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const end of ends.splice(0)) end();
  };

  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const sendEvent = (name: string, data: unknown) => send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const close = () => {
        stop();
        controller.close();
      };
      const heartbeat = setInterval(() => send(": \n\n"), HEARTBEAT_MS).unref();
      closing.addEventListener("abort", close);
      ends.push(
        () => clearInterval(heartbeat),
        () => closing.removeEventListener("abort", close),
        requestLog.subscribe((request) => sendEvent("request", request)),
      );
      const unsubscribe = await engine.onChange((change) => sendEvent(change.kind, change));
      // Whoever was listening may be gone again by now.
      if (stopped) return void unsubscribe();
      ends.push(() => void unsubscribe());
      send(": connected\n\n");
    },
    cancel: stop,
  });
}
