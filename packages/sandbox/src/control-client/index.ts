export {
  type ControlAnswer,
  type ControlClient,
  type ControlClientOptions,
  type ControlId,
  type ControlInput,
  createControlClient,
} from "./create-control-client.ts";
export type { ControlShortcuts } from "./create-shortcuts.ts";
export { SandboxControlError } from "./sandbox-control-error.ts";
