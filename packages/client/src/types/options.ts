import type { Clock } from "./clock.ts";

/** When and how long the client waits before it sends a call again. */
export interface RetryOptions {
  /** How often a call is sent again after the first attempt. Default 2. */
  readonly limit?: number | undefined;
  /** Longest first pause, in milliseconds; it doubles with every attempt, and a random part of it is taken. Default 500. */
  readonly baseDelayMs?: number | undefined;
  /**
   * Longest pause, in milliseconds. When the service asks for a longer one (an IBAN that failed recently is blocked
   * for ten minutes), the client does not wait but hands you the error. Default 10000.
   */
  readonly maxDelayMs?: number | undefined;
}

/** How long an answer may take. */
export interface TimeoutOptions {
  /** Limit of one attempt, in milliseconds. Calls that only read are then sent again; others reject with a `SvcTimeoutError`. Default 15000. */
  readonly attemptMs?: number | undefined;
  /** Limit of the call with all its attempts and pauses, in milliseconds. It rejects with a `SvcTimeoutError`. Default 60000. */
  readonly callMs?: number | undefined;
}

/** What can be set for the client, and anew for a single call. */
export interface PolicyOptions {
  /** Sending again what failed and may be repeated. `false` switches it off. What a call gives replaces what the client has. */
  readonly retry?: RetryOptions | false | undefined;
  /** Limits of time. `false` switches them off; then only your `signal` ends a call that hangs. What a call gives replaces what the client has. */
  readonly timeout?: TimeoutOptions | false | undefined;
}

/** Options of a single call, beside its parameters and body. */
export interface CallOptions extends PolicyOptions {
  /** Aborts the call, also during a pause between attempts. It rejects with the signal's reason, an `AbortError` unless you gave another. */
  readonly signal?: AbortSignal | undefined;
  /** Headers to send in addition. Those that the client sets itself win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of both clients. */
export interface ClientOptions extends PolicyOptions {
  /**
   * Address of the environment, `http` or `https`, without the `/api/...` of the calls. There is no default: production
   * or sandbox is your visible choice. A path of a gateway in front of it is fine; a user name, a query or a fragment is not.
   * Throws a `TypeError` when it is no such address.
   */
  readonly baseUrl: string;
  /** Key that every call carries. It shows up in no error, no log and no inspection. Throws a `TypeError` when it cannot be sent in a header. */
  readonly apiKey: string;
  /**
   * Sends a request. Default: the `fetch` of the runtime. What it throws becomes a `SvcNetworkError`. Redirects reach
   * it as `redirect: "manual"`: following them would hand the key to another host.
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Time for signatures, pauses and limits. Default: the clock of the machine. */
  readonly clock?: Clock | undefined;
  /** Random number from 0 to below 1, for the pauses. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** Options of a client that holds one user's key. */
export type UserClientOptions = ClientOptions;

/** Options of a client that holds the master key. */
export interface PartnerClientOptions extends ClientOptions {
  /** Secret that signs `connectUser` calls with a `callback`. Such a call rejects with a `TypeError` when it is missing; no other call needs it. */
  readonly apiSecret?: string | undefined;
  /** Whether `connectUser` calls with a `callback` are signed here. Default `true`; `false` when a proxy of yours signs them. */
  readonly sign?: boolean | undefined;
}
