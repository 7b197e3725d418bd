import type { ControlContext } from "../control/control.ts";
import type { Sandbox } from "./sandbox.ts";

/** Kept apart from the sandbox itself, so that its users see only what they can rely on. */
const known = new WeakMap<Sandbox, ControlContext>();

export function keepInternals(sandbox: Sandbox, internals: ControlContext): void {
  known.set(sandbox, internals);
}

/** What the sandbox's own pages are built on: for the command, and for tests that look inside. */
export function internalsOf(sandbox: Sandbox): ControlContext {
  const internals = known.get(sandbox);
  if (!internals) throw new Error("this is not what createSandbox has answered");
  return internals;
}
