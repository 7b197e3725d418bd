import { expect, it } from "vitest";
import { bundleForBrowser } from "../../../test/support/bundle-size.ts";

const CODE = `export { createUserClient } from "./src/index.ts";`;

it("the user client takes a browser at most 5 kB, openapi-fetch included and nothing else", async () => {
  const { gzipBytes, inputs } = await bundleForBrowser(CODE, "client");
  expect(gzipBytes).toBeLessThanOrEqual(5_000);
  expect(inputs.filter((path) => !/^packages\/client\/src\/|\/openapi-fetch\//.test(path))).toEqual([]);
});
