import { expect, it } from "vitest";
import type { Rule } from "../../openapi/lint/rule.ts";
import { toVisitor } from "../../openapi/lint/to-visitor.ts";

const complain: Rule = function* (root) {
  yield { place: root.at("info", "title"), message: "Too long." };
};

/** What a rule that always complains reports about a description, as `pointer: message`. */
function visit(document: unknown): string[] {
  const reported: string[] = [];
  const location = (path: readonly string[]) => ({ path, child: location });
  toVisitor(complain)().Root.enter(document, {
    location: location([]),
    report: (problem) => reported.push(`${Reflect.get(problem.location, "path")}: ${problem.message}`),
  });
  return reported;
}

it("tells Redocly what a rule finds, and where", () => {
  expect(visit({ info: { title: "Things" } })).toEqual(["info,title: Too long."]);
});

it("stays silent while a reference leads nowhere, since what a rule finds then follows from that", () => {
  const thing = { $ref: "#/components/schemas/Think" };
  expect(visit({ components: { schemas: { Thing: {}, Other: thing } } })).toEqual([]);
  expect(visit({ components: { schemas: { Think: {}, Other: thing } } })).toHaveLength(1);
});
