import type { ControlContext } from "../control/control.ts";
import type { ApplicationView } from "../control/views/view-application.ts";
import type { Contents } from "../store/contents.ts";

/** Everything in a sandbox at one moment. */
export interface Snapshot {
  readonly contents: Contents;
}

export interface Sandbox {
  /** Base URL for clients: where it listens, or a name that only `fetch` understands. */
  readonly url: string;
  /** Answers requests in this process. Give it to a client in place of the global `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** The application that the sandbox begins with: its master key and API secret. */
  readonly application: ApplicationView;
  now(): Promise<Date>;
  /** Moves the clock, and does everything that falls due on the way, in order. Answers how much that was. */
  advance(seconds: number): Promise<number>;
  advanceTo(time: Date | string): Promise<number>;
  /** Resolves when all that is due now is done and every event on its way has been answered. */
  settled(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  /** Back to the beginning: one application, nobody connected. */
  reset(): Promise<void>;
  /** What is wrong with the sandbox's books and records: nothing, unless it has a bug. */
  checkInvariants(): Promise<string[]>;
  /** What has gone wrong inside so far: broken contracts, failed jobs. */
  readonly problems: readonly string[];
  /** Ends everything: no timer, socket or file stays open. */
  close(): Promise<void>;
  /** What the sandbox's own pages are built on. */
  readonly internals: ControlContext;
}
