import createClient from "openapi-fetch";

/** Values for the places in a path. */
export type PathValues = Readonly<Record<string, string>>;

/** Values for the places in the path and for the query. */
export interface Parameters {
  readonly path?: PathValues;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** One request. The body is JSON text already: the bytes that were signed are the bytes that are sent. */
export interface Message {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly params: Parameters;
  readonly body: string | undefined;
}

/** How a message travels this time. */
export interface Transport {
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly signal: AbortSignal;
}

/** What came back. Go by `response.ok`: with an empty body both others are undefined. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Sends a message and reads the answer. Throws a `SyntaxError` when a successful one is no JSON. */
export type Send = (message: Message, transport: Transport) => Promise<Answer>;

/** What openapi-fetch has to know about an operation. The precise types are ours, in `types/`. */
interface AnyOperation {
  parameters: { path?: Record<string, string>; query?: Record<string, unknown> };
  requestBody?: { content: { "application/json": string } };
  responses: { default: { content: { "application/json": unknown } } };
}

type AnyPaths = Record<string, Record<"get" | "post", AnyOperation>>;

/**
 * The seam to openapi-fetch: the only file that knows it, so that it can be replaced. It builds the address, serialises
 * the query, makes the `Request` and reads the body.
 */
export function createSend(baseUrl: string): Send {
  const client = createClient<AnyPaths>({
    baseUrl,
    bodySerializer: (text) => text,
    // Followed elsewhere, a redirect would take the key along: only `Authorization` is dropped on the way.
    redirect: "manual",
  });
  return async ({ method, path, params, body }, transport) => client[method](path, { params, body, ...transport });
}
