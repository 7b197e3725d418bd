/** Something that the tests show, and where they do: one test, one table of tests, or one scenario. */
export interface Proof {
  /** As it is written in the file, placeholders of a table included. */
  readonly title: string;
  /** The titles of what it stands in, from outside to inside. */
  readonly within: readonly string[];
  /** Path of the file, relative to the repository. */
  readonly file: string;
  readonly line: number;
}
