import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askMock } from "../support/ask-mock.ts";
import { copyWorkspace } from "../support/copy-workspace.ts";
import { runTests } from "../support/run-tests.ts";

const copy = mkdtempSync(join(tmpdir(), "workspace-"));
const inCopy = (path: string): string => readFileSync(join(copy, path), "utf8");

function generate(...options: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/generate.ts", ...options], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** Changes the copy's description. Each text must be there. */
function change(...replacements: readonly (readonly [from: string, to: string])[]): void {
  const path = join(copy, "openapi/svc.yaml");
  const changed = replacements.reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replaceAll(from, to);
    },
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, changed);
}

beforeAll(() => copyWorkspace(copy));
afterAll(() => rmSync(copy, { recursive: true }));

it("explains itself", () => {
  expect(generate("--help")).toMatchObject({ status: 0, output: expect.stringContaining("--check") });
  expect(generate("--chekc")).toMatchObject({ status: 2, output: expect.stringContaining("--chekc") });
});

it("finds nothing stale where nothing was changed", () => {
  expect(generate("--check")).toMatchObject({ status: 0, output: expect.stringContaining("up to date") });
});

describe("after a change of one enum, one error code and one transition", () => {
  beforeAll(() => {
    change(
      ["      enum: [USDCEUR, BTCEUR, ETHEUR, USDTEUR]", "      enum: [USDCEUR, XBTEUR, ETHEUR, USDTEUR]"],
      ["DUPLICATE_NAME", "DUPLICATE_LABEL"],
      [
        "            to: EXPIRED\n            after: connectionExpiry\n            effects: [Final;",
        "            to: FAILED\n            after: connectionExpiry\n            effects: [Final;",
      ],
    );
  });

  it("says what is stale and changes nothing when it only checks", () => {
    const before = inCopy("packages/openapi/src/generated/errors.ts");
    const { status, output } = generate("--check");
    expect(status).toBe(1);
    for (const name of [
      "svc.json",
      "svc.yaml",
      "types.ts",
      "errors.ts",
      "operations.ts",
      "transitions.ts",
      "validators.ts",
      "examples.ts",
    ]) {
      expect(output).toContain(`packages/openapi/src/generated/${name}: outdated`);
    }
    expect(output).toContain("packages/client/api.md: outdated");
    expect(inCopy("packages/openapi/src/generated/errors.ts")).toBe(before);
  });

  it("writes it, and then finds everything up to date", () => {
    expect(generate().status).toBe(0);
    expect(generate("--check").status).toBe(0);
  });

  it("changes the types", () => {
    expect(inCopy("packages/client/src/generated/schema.ts")).toContain('Ticker: "USDCEUR" | "XBTEUR" |');
    expect(inCopy("packages/client/src/generated/error-codes.ts")).toMatch(/createConnection: .*"DUPLICATE_LABEL"/);
  });

  it("changes the catalogues", () => {
    expect(inCopy("packages/openapi/src/generated/errors.ts")).toContain("DUPLICATE_LABEL: {");
    expect(inCopy("packages/openapi/src/generated/transitions.ts")).toMatch(/"otp-not-confirmed",\n\s+to: "FAILED"/);
  });

  it("changes the validators", async () => {
    const validators: typeof import("@svc/openapi/validators") = await import(
      join(copy, "packages/openapi/src/validators.ts")
    );
    expect(validators.validateRequest("getRate", { ticker: "XBTEUR" })).toEqual([]);
    expect(validators.validateRequest("getRate", { ticker: "BTCEUR" })).toHaveLength(1);
  });

  it("changes the docs", () => {
    expect(spawnSync(process.execPath, ["packages/docs/src/build.ts"], { cwd: copy }).status).toBe(0);
    const page = inCopy("packages/docs/dist/index.html");
    for (const text of ["DUPLICATE_LABEL", "XBTEUR"]) expect(page).toContain(text);
    expect(page).not.toContain("DUPLICATE_NAME");
  });

  it("changes the mock", async () => {
    const answer = await askMock(copy, {
      path: "/api/v0/svc-link",
      prefer: "code=409, example=DUPLICATE_LABEL",
      body: {
        name: "Savings",
        type: "FIAT_TO_CRYPTO",
        subtype: "ONCHAIN",
        destinationAddress: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
      },
    });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: "DUPLICATE_LABEL" } });
  });

  it("fails the tests that know better, and no others", () => {
    const { failed, passed } = runTests(copy, ["packages/openapi/test", "test/contract/scenarios.test.ts"]);
    expect(
      failed,
      "A test that is missing from the list below and fails without the change, too: mend it first",
    ).toEqual([
      "an answer must not have an error code of another call or another status",
      "examples of getRate have a request btc that fits",
      'the README is right about validateRequest("getRate", { ticker: "EURBTC" })',
      "the scenarios expect only what the description documents",
      "the scenarios leave no answer of the description out",
      "transitions of ConnectionStatus begins somewhere, and reaches every state",
    ]);
    expect(passed).toBeGreaterThan(300);
  });
});
