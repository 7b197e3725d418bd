import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hasKnownKeys } from "../../src/cli/has-known-keys.ts";
import { createSandbox, type SandboxOptions } from "../../src/index.ts";
import { readReach } from "../../src/options/read-reach.ts";

const EXPOSED = { publicUrl: "https://sandbox.example", controlToken: "a-long-and-random-token" };

async function judge(options: SandboxOptions): Promise<boolean> {
  const sandbox = await createSandbox(options);
  try {
    return hasKnownKeys(sandbox, readReach(options));
  } finally {
    await sandbox.close();
  }
}

test("keys that everybody can work out are noticed where others can reach them, until a reset makes new ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-keys-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const data = join(folder, "state.db");
  expect(await judge({ data })).toBe(false);
  expect(await judge({ data, ...EXPOSED })).toBe(true);
  const sandbox = await createSandbox({ data, ...EXPOSED });
  await sandbox.reset();
  await sandbox.close();
  expect(await judge({ data, ...EXPOSED })).toBe(false);
});

test("whoever begins where others can reach it has random keys", async () => {
  expect(await judge(EXPOSED)).toBe(false);
});
