export {
  type ControlClient,
  type ControlClientOptions,
  type ControlId,
  type ControlInput,
  createControlClient,
  SandboxControlError,
} from "./create-control-client.ts";
export type { ControlShortcuts } from "./create-shortcuts.ts";
