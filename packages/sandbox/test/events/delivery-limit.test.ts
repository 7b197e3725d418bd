import { getEventListeners } from "node:events";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Lookup } from "../../src/events/resolve-allowed.ts";
import type { Send } from "../../src/events/send.ts";
import { createInProcessSend } from "../../src/events/send-in-process.ts";
import { createHttpSend } from "../../src/events/send-over-http.ts";
import { untilAborted } from "../../src/events/until-aborted.ts";

afterEach(() => void vi.restoreAllMocks());

const never = () => new Promise<never>(() => {});

function sendOverHttp(lookup: Lookup): Send {
  const { send, close } = createHttpSend({ allowPrivate: true, lookup });
  onTestFinished(close);
  return send;
}

/** Ways that hang, each at another place. */
const ways: readonly [string, (reached: () => void) => Send][] = [
  [
    "a resolver that never answers",
    (reached) =>
      sendOverHttp(() => {
        reached();
        return never();
      }),
  ],
  [
    "a receiver in this process that never answers",
    (reached) =>
      createInProcessSend(() => {
        reached();
        return never();
      }),
  ],
];

const event = (signal: AbortSignal) => ({ url: "http://receiver.example/hooks", headers: {}, body: "{}", signal });

test.each(ways)("%s takes no longer than an attempt may", async (_, createSend) => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const send = createSend(() => limit.abort(new DOMException("The operation timed out.", "TimeoutError")));
  expect(await send(event(new AbortController().signal))).toMatchObject({
    statusCode: null,
    error: "no answer in time",
  });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test.each(ways)("%s does not hold up the end of the sandbox", async (_, createSend) => {
  const stopping = new AbortController();
  const send = createSend(() => stopping.abort());
  expect(await send(event(stopping.signal))).toMatchObject({ statusCode: null });
});

test("what the resolver answers is where the event is sent, or why it is not", async () => {
  const send = sendOverHttp(async () => {
    throw new Error("no such host");
  });
  expect(await send(event(new AbortController().signal))).toMatchObject({ statusCode: null, error: "no such host" });
});

test("a wait that ends before its signal is forgotten by the signal", async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(signal, async () => "done")).toBe("done");
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
