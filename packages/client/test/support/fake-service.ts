/** A request as the service saw it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  readonly redirect: string;
  readonly signal: AbortSignal;
}

/** What the service does with a request. */
export type Reply = (seen: Seen) => Response | Promise<Response>;

/** A `fetch` that answers with the replies in turn, the last one again and again, and remembers what it saw. */
export function createFakeService(...replies: [Reply, ...Reply[]]) {
  const seen: Seen[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers, redirect, signal } = request;
    const record = { method, url, headers, redirect, signal, body: await request.text() };
    const reply = replies[Math.min(seen.length, replies.length - 1)] ?? replies[0];
    seen.push(record);
    return reply(record);
  };
  return { fetch, seen };
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return () => Response.json(body, { status, headers });
}

/** Answers with an error of the service. */
export function refusal(status: number, errorCode: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return json({ message: `Refused: ${errorCode}`, statusCode: status, errorCode }, status, headers);
}

/** Answers with a text that is not of the service. */
export function text(body: string | null, status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return () => new Response(body, { status, headers: { "content-type": "text/html", ...headers } });
}

/** Does not answer: the connection breaks. */
export function broken(reason = "connect ECONNREFUSED"): Reply {
  return () => Promise.reject(new TypeError("fetch failed", { cause: new Error(reason) }));
}

/** Does not answer at all, and listens to no signal. */
export const silence: Reply = () => new Promise<Response>(() => undefined);
