/** Something happened; who shows it reads the details. */
export interface Change {
  readonly kind: "application" | "user" | "connection" | "order" | "message" | "delivery" | "clock" | "fault" | "reset";
  readonly id: string;
  /** The state it is in now, or what was done to it. */
  readonly state: string;
  readonly userId?: string;
  readonly at: string;
}
