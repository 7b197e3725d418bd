import { startMock } from "@svc/mock";
import type { Target } from "../target.ts";

/** The mock remembers nothing: it is told which example to answer with. */
export async function startMockTarget(): Promise<Target> {
  const mock = await startMock({ port: 0 });
  return {
    name: "mock",
    baseUrl: mock.url,
    masterKey: "any-master-key",
    apiSecret: "any-secret",
    fetch: globalThis.fetch,
    prepare: async () => ({ apiKey: "any-user-key", values: {} }),
    ask: ({ expect }) => ({ prefer: `code=${expect.status}, example=${expect.example}` }),
    close: () => mock.close(),
  };
}
