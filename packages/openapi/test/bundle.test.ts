import { readFileSync } from "node:fs";
import SwaggerParser from "@apidevtools/swagger-parser";
import { expect, it } from "vitest";
import { parse } from "yaml";

const read = (name: string): string => readFileSync(new URL(`../src/generated/${name}`, import.meta.url), "utf8");

it("is valid OpenAPI in the eyes of another tool too", async () => {
  await expect(SwaggerParser.validate(JSON.parse(read("svc.json")))).resolves.toMatchObject({ openapi: "3.1.0" });
});

it("says the same as JSON and as YAML", () => {
  expect(JSON.parse(read("svc.json"))).toEqual(parse(read("svc.yaml")));
});
