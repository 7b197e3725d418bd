import { execFile } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { promisify } from "node:util";
import { type Mock, startMock } from "@svc/mock";
import { operations } from "@svc/openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSamples } from "../../packages/docs/src/samples/write-samples.ts";
import { checkTypes } from "../support/check-types.ts";
import { readCurlArguments, runCurl } from "../support/run-curl.ts";
import { readText, root } from "../support/workspace.ts";

const run = promisify(execFile);

const samples = listSamples(JSON.parse(readText("packages/openapi/src/generated/svc.json")));
const calls = Object.values(operations);

let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});

afterAll(() => mock.close());

/** The samples name the mock at its usual address. */
function onMock(sample: string): string {
  expect(sample).toContain("http://127.0.0.1:4010");
  return sample.replaceAll("http://127.0.0.1:4010", mock.url);
}

function samplesOf(operationId: string): (typeof samples)[number] {
  const found = samples.find((candidate) => candidate.operationId === operationId);
  if (!found) throw new Error(`${operationId} has no samples.`);
  return found;
}

it("every call has samples", () => {
  expect(samples.map(({ operationId }) => operationId)).toEqual(calls.map(({ operationId }) => operationId));
});

describe.each(calls)("$operationId", ({ operationId, success }) => {
  it("answers the command", async () => {
    expect(await runCurl(onMock(samplesOf(operationId).curl))).toMatchObject({ status: success });
  });

  it("answers the client", async () => {
    const script = onMock(samplesOf(operationId).typeScript);
    const { stdout } = await run(process.execPath, ["--input-type=module-typescript", "--eval", script], { cwd: root });
    expect(stdout).not.toBe("");
  });
});

it("the calls of the client are right in their types", () => {
  const sources = samples.map(({ operationId, typeScript }) => [operationId, typeScript]);
  expect(checkTypes(Object.fromEntries(sources))).toEqual([]);
});

it("a call that is wrong in its types is noticed", () => {
  const wrong = samplesOf("createConnection").typeScript.replace('network: "BTC"', 'network: "POLYGON"');
  expect(checkTypes({ wrong })).toEqual([expect.stringContaining("POLYGON")]);
});

it("the command that connects a user signs as the guide says", async () => {
  const sent = await readCurlArguments(samplesOf("connectUser").curl);
  const body = sent.at(-1) ?? "";
  const [, timestamp, signature] = /authorization: HMAC (\d{13}):(\w+)/.exec(sent.join("\n")) ?? [];
  const bodyHash = createHash("md5").update(body).digest("hex");
  const message = `${timestamp}POST/api/v0/application/connect${bodyHash}`;
  expect(JSON.parse(body)).toHaveProperty("callback");
  expect(signature).toBe(createHmac("sha256", "your-api-secret").update(message).digest("hex"));
});
