export type { ControlAnswer, ControlId, ControlInput } from "./control-call.ts";
export { type ControlClient, type ControlClientOptions, createControlClient } from "./create-control-client.ts";
export type { ControlShortcuts } from "./create-shortcuts.ts";
export { SandboxControlError } from "./sandbox-control-error.ts";
