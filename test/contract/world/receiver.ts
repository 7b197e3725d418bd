import { findEventName, parseEvent, type SvcEvent } from "@svc/webhooks";

/** Stands where a partner's callback does. */
export interface Receiver {
  readonly receive: (request: Request) => Promise<Response>;
  /** What has arrived, in order. Throws when something has that is no event. */
  list(): SvcEvent[];
}

export function createReceiver(): Receiver {
  const received: { readonly url: string; readonly body: string }[] = [];
  return {
    async receive(request) {
      received.push({ url: request.url, body: await request.text() });
      return new Response(null, { status: 200 });
    },
    list: () =>
      received.map(({ url, body }) => {
        const name = findEventName(url);
        if (name === undefined) throw new Error(`no event goes to ${url}`);
        return parseEvent(name, body);
      }),
  };
}
