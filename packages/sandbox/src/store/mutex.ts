/** Lets one after the other in, in order of arrival. */
export class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#held = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Handed over, not released: nobody who comes in between may overtake.
      if (next) next();
      else this.#held = false;
    }
  }
}
