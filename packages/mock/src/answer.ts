/** What goes back over the wire. A body is sent as JSON; without one the answer is empty. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
