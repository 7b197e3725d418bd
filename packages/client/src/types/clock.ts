/** Time, as the client sees it. Hand in your own to test what your code does in retries and timeouts without waiting. */
export interface Clock {
  /** Now, in Unix milliseconds. Signatures carry it. */
  now(): number;
  /** Calls `run` once, `ms` milliseconds from now, unless the function that it returns is called before. */
  after(ms: number, run: () => void): () => void;
}
