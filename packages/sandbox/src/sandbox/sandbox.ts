import type { components } from "../generated/types.ts";

/**
 * A partner application. `masterKey` opens the API, `apiSecret` signs connect calls that name a callback, and
 * `webhookSecret` signs the application's events; null when they are not signed.
 */
export type Application = components["schemas"]["Application"];

/**
 * Everything in a sandbox at one moment, the clock and the keys included. It is plain data, which may be written down
 * as JSON and restored in another sandbox of the same version; what it looks like inside may change with the version.
 */
export interface Snapshot {
  /** The rows of each table. */
  readonly contents: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>;
}

/** A running sandbox. Its methods may be taken out and called by themselves. */
export interface Sandbox {
  /** The base URL for clients, without a slash at its end: where it listens, or a name that only `fetch` understands. */
  readonly url: string;
  /** Answers requests in this process. Give it to a client in place of the global `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** The one that the sandbox begins with. */
  readonly application: Application;
  /** The sandbox's time. */
  now(): Promise<Date>;
  /**
   * Moves the clock forward, and does everything that falls due on the way, in order. Answers how much that was. Less
   * than nothing leaves the clock where it is: time never goes back.
   *
   * @throws {TypeError} when `seconds` is not a finite number.
   */
  advance(seconds: number): Promise<number>;
  /**
   * The same to a certain time: a Date, or a text that Date understands, as `2026-02-01T00:00:00Z`. One that has
   * passed leaves the clock where it is.
   *
   * @throws {TypeError} when it is no time.
   */
  advanceTo(time: Date | string): Promise<number>;
  /** Resolves when all that is due now is done and every event on its way has been answered. */
  settled(): Promise<void>;
  /** Copies everything, for `restore`. */
  snapshot(): Promise<Snapshot>;
  /** Goes back to a snapshot, as often as you like. What has happened since is gone; keys of that time open again. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Goes back to the beginning: one application, with the same keys, and nobody connected. */
  reset(): Promise<void>;
  /** What is wrong with the sandbox's books and records, in words: an empty list, unless it has a bug. */
  checkInvariants(): Promise<string[]>;
  /** What has gone wrong inside so far, the first hundred of it: answers that break the description, failed jobs, a store that is full. */
  readonly problems: readonly string[];
  /** Ends everything: no timer, socket or file stays open. Events under way are broken off. */
  close(): Promise<void>;
}
