import type { Control } from "./control.ts";

/** Often enough that nothing in between takes the stream for dead. */
const HEARTBEAT_MS = 15_000;
const encoder = new TextEncoder();

export const streamEvents: Control = {
  method: "GET",
  path: "/events",
  async handle({ context }) {
    let stop = () => {};
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        send(": connected\n\n");
        const heartbeat = setInterval(() => send(": \n\n"), HEARTBEAT_MS).unref();
        const unsubscribe = await context.engine.onChange((change) =>
          send(`event: ${change.kind}\ndata: ${JSON.stringify(change)}\n\n`),
        );
        const ignoreRequests = context.requestLog.subscribe((request) =>
          send(`event: request\ndata: ${JSON.stringify(request)}\n\n`),
        );
        stop = () => {
          clearInterval(heartbeat);
          ignoreRequests();
          unsubscribe();
        };
        context.closing.addEventListener("abort", () => {
          stop();
          controller.close();
        });
      },
      cancel: () => stop(),
    });
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
    });
  },
};
