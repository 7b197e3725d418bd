import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { checkNode } from "../../src/sandbox/check-node.ts";

const [oldest = ""] = /\d+/.exec(manifest.engines.node) ?? [];

test("a Node that is older than the package allows is refused in words that say what is needed", () => {
  expect(() => checkNode("20.19.0")).toThrow(`Node ${oldest} or newer is needed, and this is 20.19.0`);
  expect(() => checkNode(`${Number(oldest) - 1}.11.1`)).toThrow(oldest);
});

test.each([`${oldest}.0.0`, "100.1.0"])("Node %s is new enough", (version) => {
  expect(() => checkNode(version)).not.toThrow();
});
