/** The state cannot be kept where the options say: thrown by `createSandbox`. */
export class StoreError extends Error {
  /** The option that says where. */
  readonly option: "data" | "database";

  constructor(option: "data" | "database", cause: unknown) {
    super(describe(cause), { cause });
    this.name = "StoreError";
    this.option = option;
  }
}

/** Where a name has several addresses, each of them has failed in its own way, and the whole says nothing. */
function describe(cause: unknown): string {
  if (cause instanceof AggregateError) return describe(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
