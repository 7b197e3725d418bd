import { expect, it } from "vitest";
import { bundleForBrowser } from "../support/bundle-size.ts";

const LIMIT_BYTES = 5_000;

it("the user client takes a browser at most 5 kB, openapi-fetch included and nothing else", async () => {
  const code = `import { createUserClient } from "@svc/client"; globalThis.client = createUserClient;`;
  const { gzipBytes, inputs } = await bundleForBrowser(code, "client");

  expect(inputs.filter((path) => !/^packages\/client\/src\/|\/openapi-fetch\//.test(path))).toEqual([]);
  expect(gzipBytes).toBeLessThanOrEqual(LIMIT_BYTES);
});

it("parsing webhooks, all three validators included, takes at most 5 kB", async () => {
  const code = `import { parseEvent } from "@svc/webhooks"; globalThis.parse = parseEvent;`;
  const { gzipBytes, inputs } = await bundleForBrowser(code, "webhooks");

  expect(inputs.filter((path) => !path.startsWith("packages/webhooks/src/"))).toEqual([]);
  expect(gzipBytes).toBeLessThanOrEqual(LIMIT_BYTES);
});
