import { expect, it } from "vitest";
import { root } from "../../../test/support/workspace.ts";
import { loadDescription } from "../description/load.ts";
import { targets } from "../targets.ts";
import { printTypes } from "../types/print.ts";

const types = await Promise.all(targets.map(({ source }) => printTypes(loadDescription(root, source).document)));
const [service = ""] = types;

it("explains a member where an editor looks, also one that only refers to a schema", () => {
  expect(service).toMatch(/\/\*\* Price of a pair at a point in time\. \*\/\n +Rate: \{/);
  expect(service).toMatch(/\/\*\* Pair of currencies to price\. \*\/\n +ticker: components/);
  expect(service).toMatch(/\/\*\* Market rate, in EUR for one whole unit\. \*\/\n +price: components/);
});

it("leaves paragraphs what they are", () => {
  expect(service).toMatch(/ \* Create a connection\n +\*\n +\* Accepts a new connection/);
  expect(service).toMatch(/\n +\* Use a destination address that never changes/);
});

it.each(types)("says nothing that the type says by itself, and nothing in small print", (code) => {
  expect(code).not.toMatch(/@enum|@description|^ *\* {2,}\S/m);
});
