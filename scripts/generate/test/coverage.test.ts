import { describe, expect, it } from "vitest";
import { CoverageError } from "../coverage/coverage-error.ts";
import { findProof } from "../coverage/find-proof.ts";
import { readTests } from "../coverage/list-tests.ts";
import { prove } from "../coverage/make-coverage.ts";
import { readPart } from "../coverage/read-part.ts";
import { writePage } from "../coverage/write-page.ts";

const FILE = "packages/sandbox/test/codes.test.ts";

describe("tests are found", () => {
  const titlesIn = (text: string) => readTests(FILE, text).map(({ title }) => title);

  it("with their groups, file and line", () => {
    const text = `describe("codes", () => {\n  describe.each(stores)("on $name", () => {\n    test("expire", () => {});\n  });\n});`;
    expect(readTests(FILE, text)).toEqual([{ title: "expire", within: ["codes", "on $name"], file: FILE, line: 3 }]);
  });

  it.each([
    ['it("a", () => {});', ["a"]],
    ["test(`a`, { timeout: 1 }, () => {});", ["a"]],
    ['test.each([1, 2])("%i", () => {});', ["%i"]],
    ['it.each(cases)("$a", async () => {});', ["$a"]],
    ['for (const x of xs) test("a", () => {});', ["a"]],
    ["test(title, () => {});", []],
    ['print("a");', []],
  ])("in %s", (text, titles) => {
    expect(titlesIn(text)).toEqual(titles);
  });
});

describe("a reference", () => {
  const proofs = [
    ...readTests(
      "packages/sandbox/test/codes.test.ts",
      'describe("codes", () => { test("expire", f); test("are sent", f); });',
    ),
    ...readTests("packages/sandbox/test/keys.test.ts", 'test("expire", f);'),
  ];

  it("is a title that only one test has", () => {
    expect(findProof("are sent", proofs)).toMatchObject({ file: "packages/sandbox/test/codes.test.ts" });
  });

  it.each(["keys.test.ts > expire", "codes > expire"])("may need more where several have it: %s", (reference) => {
    expect(findProof(reference, proofs)).toMatchObject({ title: "expire" });
  });

  it("to several is refused with their places, to none as well", () => {
    const places = ["packages/sandbox/test/codes.test.ts:1", "packages/sandbox/test/keys.test.ts:1"];
    for (const place of places) expect(findProof("expire", proofs)).toContain(place);
    expect(findProof("are lost", proofs)).toContain('"are lost"');
    expect(findProof("keys.test.ts > are sent", proofs)).toContain("No test");
  });
});

describe("a part", () => {
  const part = (text: string) => readPart("rows.yaml", text);

  it.each([
    ["sections:\n  Codes:\n    They expire.: []\n", /^rows\.yaml:3\n.*"They expire\."/],
    ["sections:\n  Codes:\n", /^rows\.yaml:2\n.*"Codes"/],
    ["title: Codes\n", /^rows\.yaml:1\n/],
    ["sections: [\n", /^rows\.yaml:2\n/],
    ["sections:\n  Codes:\n    They expire.: [a]\n    They expire.: [b]\n", /^rows\.yaml:4\n.*unique/],
  ])("that is incomplete or broken is refused with its place: %j", (text, message) => {
    expect(() => part(text)).toThrow(CoverageError);
    expect(() => part(text)).toThrow(message);
  });

  it("names every row whose test does not exist", () => {
    const rows = part(
      "title: Codes\nsections:\n  Codes:\n    They expire.: [expire]\n    They are sent.: [are sent]\n",
    );
    expect(() => prove([rows], readTests(FILE, 'test("expire", f);'))).toThrow(/^rows\.yaml:5\n.*"are sent"/);
    expect(() => prove([rows], [])).toThrow(/rows\.yaml:4\n.*\nrows\.yaml:5\n/);
  });

  it("becomes a chapter of the page, its tests links relative to the page", () => {
    const rows = part('title: The codes\nsections:\n  SMS:\n    A | b.: ["it\'s $a: <b>"]\n');
    const page = writePage(
      "packages/sandbox/COVERAGE.md",
      prove([rows], readTests(FILE, `\ntest("it's $a: <b>", f);`)),
    );
    expect(page).toContain("- [The codes](#the-codes): 1 rows\n");
    expect(page).toContain("## The codes\n\n### SMS\n");
    expect(page).toContain("| A \\| b. | [it's \\$a: \\<b\\>](test/codes.test.ts#L2) |");
  });
});
