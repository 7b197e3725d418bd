import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readText } from "../../../test/support/workspace.ts";
import { makeFrom } from "../make-all.ts";
import { targets } from "../targets.ts";

const folder = mkdtempSync(join(tmpdir(), "generate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const source = "openapi/svc.yaml";
const text = readText(source);

/** What generating says about the description after one change. */
async function complaintAbout(from: string, to: string): Promise<string> {
  expect(text).toContain(from);
  mkdirSync(join(folder, "openapi"), { recursive: true });
  writeFileSync(join(folder, source), text.replace(from, to));
  const onlySvc = targets.filter((target) => target.source === source);
  return makeFrom(folder, onlySvc).then(
    () => "",
    (error: unknown) => String(error),
  );
}

it.each([
  ["broken YAML", ["openapi: 3.1.0", "openapi: [3.1.0"], [/Flow sequence/]],
  [
    "a dangling reference",
    [
      'schema:\n                $ref: "#/components/schemas/Rate"',
      'schema:\n                $ref: "#/components/schemas/Rat"',
    ],
    [/#\/paths\/~1api~1v0~1offramp~1rates\/post\/responses\/200\//, /points to nothing/],
  ],
  [
    "a reference to another file",
    ['schema:\n                $ref: "#/components/schemas/Rate"', "schema:\n                $ref: rate.yaml"],
    [/"rate.yaml" points outside of this file/],
  ],
  [
    "an operation without a name",
    ["operationId: getRate", "operationId: get rate"],
    [/"get rate" is no name/, /camelCase/],
  ],
  [
    "two operations of one name",
    ["operationId: getRate", "operationId: getUserId"],
    [/"getUserId" is taken by #\/paths\//],
  ],
  [
    "an unknown error code",
    ["x-error-codes: [USER_NOT_FOUND]", "x-error-codes: [USER_UNKNOWN]"],
    [/USER_UNKNOWN is not in the catalogue: add it to `x-errors`/],
  ],
  [
    "a retry after an unknown limit",
    ["limit: recentlyFailedIbanBlock", "limit: never"],
    [/never is not in `x-limits`/],
  ],
  [
    "a transition to an unknown state",
    ["to: EXPIRED", "to: GONE"],
    [/ConnectionStatus\/x-transitions\/rows\/5/, /GONE is no state/],
  ],
  [
    "a terminal state that is none",
    ["terminal: [FAILED,", "terminal: [FAILURE,"],
    [/x-transitions\/terminal/, /FAILURE is no state/],
  ],
  [
    "a transition by an unknown operation",
    ["operations: [confirmConnection]", "operations: [confirm]"],
    [/No call is named confirm:/],
  ],
  ["a transition after an unknown time", ["after: connectionExpiry", "after: soon"], [/soon is not in `x-limits`/]],
  [
    "an event that no callback sends",
    [
      '"{$request.body#/callback}/order-status":\n            $ref: "#/components/pathItems/orderStatus"',
      '"{$request.body#/callback}/order":\n            $ref: "#/components/pathItems/connectionStatus"',
    ],
    [/#\/components\/pathItems\/orderStatus/, /orderStatus is the callback of no call/],
  ],
  [
    "an event that is no webhook",
    ['  orderStatus:\n    $ref: "#/components/pathItems/orderStatus"\n', ""],
    [/#\/components\/pathItems\/orderStatus/, /missing under `webhooks`/],
  ],
  [
    "a keyword that does not fit",
    ["type: string\n      minLength: 2\n      maxLength: 50", "type: string\n      minimum: 2\n      maxLength: 50"],
    [/#\/components\/schemas\/ConnectionName/, /minimum/],
  ],
  [
    "an unknown format",
    ["format: uri\n", "format: url\n"],
    [/#\/components\/schemas\/CallbackUrl/, /unknown format "url"/],
  ],
])("%s is reported with place and remedy", async (_what, [from = "", to = ""], patterns) => {
  const complaint = await complaintAbout(from, to);
  expect(complaint).toMatch(/^DescriptionError: openapi\/svc\.yaml/);
  for (const pattern of patterns) expect(complaint).toMatch(pattern);
});

it("names the first place only where YAML is broken, since the rest follows from it", async () => {
  const line = text.slice(0, text.indexOf("      summary: Get the EUR balance")).split("\n").length;
  const complaint = await complaintAbout("      summary: Get the EUR balance", "     summary: Get the EUR balance");
  expect(complaint.match(/svc\.yaml:\d+/g)).toEqual([`svc.yaml:${line}`]);
  expect(complaint).toContain("This is no YAML: All mapping items must start at the same column");
});

it("names the line", async () => {
  const line = text.slice(0, text.indexOf("x-error-codes: [USER_NOT_FOUND]")).split("\n").length;
  await expect(complaintAbout("x-error-codes: [USER_NOT_FOUND]", "x-error-codes: [NONE]")).resolves.toContain(
    `svc.yaml:${line} #`,
  );
});
