import { expect, onTestFinished, test } from "vitest";
import { describeStart } from "../../src/cli/describe-start.ts";
import { createSandbox, type SandboxOptions } from "../../src/index.ts";
import { readReach } from "../../src/options/read-reach.ts";

const TOKEN = "made-up-control-token";

async function start(options: SandboxOptions) {
  const sandbox = await createSandbox({ clock: "manual", ...options });
  onTestFinished(() => sandbox.close());
  const reach = readReach(options);
  const { masterKey, apiSecret } = sandbox.application;
  const text = describeStart(sandbox, reach, "text");
  const json: unknown = JSON.parse(describeStart(sandbox, reach, "json"));
  return { sandbox, text, json, secrets: [masterKey, apiSecret, TOKEN] };
}

test("on loopback the first thing to see are the keys, and a call to copy", async () => {
  const { sandbox, text, json } = await start({});
  expect(text).toContain(`svc sandbox: ${sandbox.url}\n`);
  expect(text).toContain(`master key  ${sandbox.application.masterKey}\n`);
  expect(text).toContain(`API secret  ${sandbox.application.apiSecret}\n`);
  expect(text).toContain(`curl ${sandbox.url}/api/v0/application/connect`);
  expect(json).toEqual({ event: "listening", url: sandbox.url });
});

test.each<[string, SandboxOptions, string]>([
  ["that listens elsewhere", { host: "0.0.0.0", controlToken: TOKEN }, "http://svc-sandbox.localhost"],
  ["behind a proxy", { publicUrl: "https://sandbox.example", controlToken: TOKEN }, "https://sandbox.example"],
])("a sandbox %s says where its keys are, and prints none of them", async (_, options, address) => {
  const { text, secrets } = await start(options);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain(`svc sandbox: ${address}\n`);
  expect(text).toContain("on the dashboard, which asks for the control token");
  expect(text).toContain(`curl ${address}/_sandbox/applications -H "authorization: Bearer $TOKEN"\n`);
});

test("behind a proxy both addresses are told", async () => {
  const { sandbox, text, json } = await start({ publicUrl: "https://sandbox.localhost" });
  expect(text).toContain("svc sandbox: https://sandbox.localhost\n");
  expect(text).toContain(`listening on ${sandbox.url}\n`);
  expect(text).toContain(`master key  ${sandbox.application.masterKey}\n`);
  expect(json).toEqual({ event: "listening", url: sandbox.url, publicUrl: "https://sandbox.localhost" });
});
