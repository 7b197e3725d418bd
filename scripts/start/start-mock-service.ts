import type { OperationExamples } from "../../packages/mock/src/index.ts";
import type { RunningService } from "./service.ts";

/** Starts the mock. It is loaded only now, because what it is made of is generated a moment before. */
export async function startMockService(port: number): Promise<RunningService> {
  const { startMock } = await import("../../packages/mock/src/index.ts");
  const { url, close } = await startMock({ port });
  const response = await fetch(`${url}/_mock/examples`);
  const operations: OperationExamples[] = await response.json();
  const rate = operations.find(({ operationId }) => operationId === "getRate");
  return { url, curl: rate?.curl ?? `curl -sS '${url}/_mock/examples'`, close };
}
