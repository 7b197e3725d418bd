/** A state diagram in pieces, as it is generated for each resource that lives through states. */
export interface Lifecycle {
  readonly width: number;
  readonly height: number;
  readonly begin: string;
  readonly arrows: readonly DrawnArrow[];
  readonly states: readonly DrawnState[];
}

export interface DrawnArrow {
  /** Null where the life of the resource begins. */
  readonly from: string | null;
  readonly to: string;
  readonly cause: string;
  readonly svg: string;
}

export interface DrawnState {
  readonly state: string;
  readonly isFinal: boolean;
  readonly svg: string;
}
