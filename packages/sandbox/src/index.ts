export type { SandboxOptions } from "./options/sandbox-options.ts";
export { createSandbox } from "./sandbox/create-sandbox.ts";
export type { Application, Sandbox, Snapshot } from "./sandbox/sandbox.ts";
export { StoreError } from "./store/errors/store-error.ts";
