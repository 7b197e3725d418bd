import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Proof } from "./proof.ts";

const FILES = [
  "packages/{openapi,sandbox}/test/**/*.test.ts",
  "scripts/**/*.test.ts",
  "test/{contract,e2e,repository}/**/*.test.ts",
];
const GROUPS = ["describe"];
const TESTS = ["it", "test"];

/** Finds every test by reading the files: running them would take longer than all the rest of generating. */
export function listTests(root: string): Proof[] {
  return globSync(FILES, { cwd: root })
    .sort()
    .flatMap((file) => readTests(file, readFileSync(join(root, file), "utf8")));
}

export function readTests(file: string, text: string): Proof[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const proofs: Proof[] = [];

  function visit(node: ts.Node, within: readonly string[]): void {
    const { callee, title } = readCall(node) ?? {};
    if (title !== undefined && TESTS.includes(callee ?? "")) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      proofs.push({ title, within, file, line: line + 1 });
    } else {
      const inner = title !== undefined && GROUPS.includes(callee ?? "") ? [...within, title] : within;
      ts.forEachChild(node, (child) => visit(child, inner));
    }
  }

  visit(source, []);
  return proofs;
}

/** Takes `test("title", ...)` and `test.each(cases)("title", ...)` apart. */
function readCall(node: ts.Node): { callee: string; title: string } | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  if (!first || !ts.isStringLiteralLike(first)) return undefined;
  return { callee: nameOf(node.expression), title: first.text };
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) ? nameOf(callee.expression) : "";
}
