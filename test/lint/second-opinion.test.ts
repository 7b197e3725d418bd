import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { expect, it } from "vitest";
import { root } from "../support/workspace.ts";

it("swagger-parser, too, finds the bundle valid", async () => {
  const api = await SwaggerParser.validate(join(root, "packages/openapi/src/generated/svc.json"));
  expect(api.info.title).toBe("svc partner API");
});
