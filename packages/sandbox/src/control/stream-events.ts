import type { Control, ControlContext } from "./control.ts";

/** Often enough that nothing in between takes the stream for dead. */
const HEARTBEAT_MS = 15_000;
/** Whoever reads so slowly that this much has piled up is disconnected, and can connect again. */
const LARGEST_BACKLOG_BYTES = 1024 * 1024;
const encoder = new TextEncoder();

export const streamEvents: Control<"streamEvents"> = {
  async handle({ context }) {
    const { stream, begun } = openStream(context);
    await begun;
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
    });
  },
};

interface Opened {
  readonly stream: ReadableStream<Uint8Array>;
  /** Resolves once nothing that happens is missed. */
  readonly begun: Promise<void>;
}

function openStream({ engine, requestLog, closing }: ControlContext): Opened {
  /** Undone in any order when either side ends the stream. */
  const ends: (() => void)[] = [];
  let stopped = false;
  let begun = Promise.resolve();
  const stop = () => {
    stopped = true;
    for (const end of ends.splice(0)) end();
  };

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const close = () => {
        stop();
        controller.close();
      };
      const send = (text: string) => {
        if (stopped) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) <= 0) close();
      };
      const sendEvent = (name: string, data: unknown) => send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(() => send(": \n\n"), HEARTBEAT_MS).unref();
      closing.addEventListener("abort", close);
      ends.push(
        () => clearInterval(heartbeat),
        () => closing.removeEventListener("abort", close),
        requestLog.subscribe((request) => sendEvent("request", request)),
      );
      const begin = async () => {
        const unsubscribe = await engine.onChange((change) => sendEvent(change.kind, change));
        // Whoever was listening may be gone again by now.
        if (stopped) return void unsubscribe();
        ends.push(() => void unsubscribe());
        send(": connected\n\n");
      };
      begun = begin().catch((error) => {
        stop();
        throw error;
      });
    },
    cancel: stop,
  };
  const stream = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: LARGEST_BACKLOG_BYTES }));
  return { stream, begun };
}
