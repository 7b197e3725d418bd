import type { RawRequest } from "../targets/target.ts";

/** What the load process is asked to do. */
export interface Order {
  readonly port: number;
  /** Sent one after the other, over and over. */
  readonly requests: readonly RawRequest[];
  readonly count: number;
}

/** What it found out. */
export interface Result {
  readonly seconds: number;
  /** How much of the time it was computing itself: near 1, it and not the server is what was measured. */
  readonly busy: number;
}

export type Report = { readonly result: Result } | { readonly problem: string };
