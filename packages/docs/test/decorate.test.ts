import { readFileSync } from "node:fs";
import * as catalogue from "@svc/openapi";
import { expect, it } from "vitest";
import { decorate } from "../src/decorate.ts";
import type { JsonObject } from "../src/json.ts";
import { isOrigin } from "../src/markdown/origin.ts";
import { rewrite } from "../src/walk.ts";

const document: JsonObject = JSON.parse(readFileSync(new URL(import.meta.resolve("@svc/openapi/svc.json")), "utf8"));
const decorated = decorate(document, catalogue);
const text = JSON.stringify(decorated);

/** Every object of a description, with the way to it. */
function nodesOf(description: JsonObject): { readonly path: string; readonly node: JsonObject }[] {
  const nodes: { path: string; node: JsonObject }[] = [];
  rewrite(description, (node, path) => {
    nodes.push({ path: path.join("/"), node });
    return node;
  });
  return nodes;
}

it("leaves no marker unfilled", () => {
  expect(text).not.toContain("<!-- generated:");
});

it("shows every mark that the description has", () => {
  const marked = nodesOf(document).filter(({ node }) => isOrigin(node["x-origin"]));
  const visible = new Map(nodesOf(decorated).map(({ path, node }) => [path, node]));
  const hidden = marked.filter(({ path, node }) => {
    const { "x-badges": badges, description } = visible.get(path) ?? {};
    return badges === undefined && !String(description).includes(`>${node["x-origin"]}</span>`);
  });
  expect(marked.length).toBeGreaterThan(20);
  expect(hidden.map(({ path }) => path)).toEqual([]);
});

it("shows every error code, limit and currency", () => {
  const names = [catalogue.errors, catalogue.limits, catalogue.currencies].flatMap((entries) => Object.keys(entries));
  for (const name of names) expect(text).toContain(`| \`${name}\``);
});

it("shows the lifecycles as pictures with a text in their place", () => {
  const images = text.match(
    /<img class=\\"only-light\\" src=\\"data:image\/svg\+xml;base64,[^>]+ alt=\\"Lifecycle of \w+\. Starts in/g,
  );
  expect(images).toHaveLength(Object.keys(catalogue.transitions).length);
});

it("leads to calls and guides that exist", () => {
  const targets = [...text.matchAll(/\(#operation\/(\w+)\)/g)].map(([, operationId]) => operationId);
  expect(targets.length).toBeGreaterThan(10);
  expect(Object.keys(catalogue.operations)).toEqual(expect.arrayContaining([...new Set(targets)]));
});

it("decorates a copy", () => {
  expect(JSON.stringify(document)).not.toContain("x-badges");
});
