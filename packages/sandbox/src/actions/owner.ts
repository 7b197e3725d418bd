/** Whose data a call is about: one user, seen by one application. */
export interface Owner {
  readonly userId: string;
  readonly applicationId: string;
}
