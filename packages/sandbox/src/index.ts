export { createSandbox } from "./create-sandbox.ts";
export type { SandboxOptions } from "./options.ts";
export type { Sandbox, Snapshot } from "./sandbox.ts";
export type { ApplicationView } from "./views/application-view.ts";
