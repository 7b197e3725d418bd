/** A table of transitions, as the description has it for each resource that lives through states. */
export interface Lifecycle {
  readonly states: readonly string[];
  readonly terminal: readonly string[];
  readonly rows: readonly Transition[];
}

export interface Transition {
  /** Null where the life of the resource begins. */
  readonly from: string | null;
  readonly trigger: string;
  readonly condition: string | null;
  readonly to: string;
  readonly afterSeconds: number | null;
}
