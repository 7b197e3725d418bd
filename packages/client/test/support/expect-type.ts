/** Compiles only when both types are the same. */
export type Equal<One, Other> =
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2 ? true : false;

/** States, for the compiler, that a type is `true`. */
export function expectType<_Statement extends true>(): void {}
