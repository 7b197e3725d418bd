import type { Service } from "./service.ts";
import { startDocs } from "./start-docs.ts";
import { startMockService } from "./start-mock-service.ts";

/** Everything that `start` brings up, in this order. */
export const services: readonly Service[] = [
  { name: "docs", port: 4000, about: "guides and reference", start: startDocs },
  { name: "mock", port: 4010, about: "every call, answered with an example", start: startMockService },
];
