import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSandbox } from "../../src/index.ts";

const RIGHTS = 0o777;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-sandbox-rights-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("nobody else reads a new file, nor what is kept beside it", async () => {
  const folder = await makeFolder();
  const sandbox = await createSandbox({ clock: "manual", data: join(folder, "sandbox.db") });
  onTestFinished(() => sandbox.close());
  const names = await readdir(folder);
  expect(names).toContain("sandbox.db-wal");
  for (const name of names) expect((await stat(join(folder, name))).mode & RIGHTS).toBe(0o600);
});

test("the rights on a file that is there already are its owner's business", async () => {
  const data = join(await makeFolder(), "sandbox.db");
  await (await createSandbox({ clock: "manual", data })).close();
  await chmod(data, 0o640);
  await (await createSandbox({ clock: "manual", data })).close();
  expect((await stat(data)).mode & RIGHTS).toBe(0o640);
});
