/** A unique index refused a row. `index` is the name that the schema gives it. */
export class UniqueViolation extends Error {
  readonly index: string;

  constructor(index: string, cause: unknown) {
    super(`unique index ${index} refused a row`, { cause });
    this.name = "UniqueViolation";
    this.index = index;
  }
}
