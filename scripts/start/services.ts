import type { Service } from "./service.ts";
import { startDocs } from "./start-docs.ts";
import { startMockService } from "./start-mock-service.ts";
import { startSandbox } from "./start-sandbox.ts";

/** Everything that `start` brings up, in this order. */
export const services: readonly Service[] = [
  { name: "docs", port: 4000, about: "guides and reference", start: startDocs },
  { name: "mock", port: 4010, about: "every call, answered with an example", start: startMockService },
  { name: "sandbox", port: 4020, about: "the service itself, and its dashboard", start: startSandbox },
];
