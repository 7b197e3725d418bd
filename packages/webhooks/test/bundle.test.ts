import { expect, it } from "vitest";
import { bundleForBrowser } from "../../../test/support/bundle-size.ts";

const CODE = `
  import { findEventName, idempotencyKey, parseEvent } from "./src/index.ts";
  export const handle = (url, body) => idempotencyKey(parseEvent(findEventName(url), body));
`;

it("parsing events, with all validators, takes a browser at most 5 kB, without the samples", async () => {
  const { gzipBytes, inputs } = await bundleForBrowser(CODE, "webhooks");
  expect(gzipBytes).toBeLessThanOrEqual(5_000);
  expect(inputs.filter((path) => !path.startsWith("packages/webhooks/src/"))).toEqual([]);
  expect(inputs.filter((path) => path.includes("samples"))).toEqual([]);
});
