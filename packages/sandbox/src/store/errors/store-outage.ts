/** The store failed by itself, and not because of what it was asked: tried again, the same may work. */
export class StoreOutage extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "StoreOutage";
  }
}
