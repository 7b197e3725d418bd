import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSandbox } from "../../src/index.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-data-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a file that another sandbox has open is named, with the ways out", async () => {
  const data = join(await makeFolder(), "state.db");
  const first = await createSandbox({ data });
  onTestFinished(() => first.close());
  await expect(createSandbox({ data })).rejects.toThrow(
    `${data}: another sandbox has it open: end that one, name another file, or share a database with --database`,
  );
});

test("a file in a folder that does not exist is named", async () => {
  const data = join(await makeFolder(), "missing", "state.db");
  await expect(createSandbox({ data })).rejects.toThrow(`${data}: it cannot be opened: name a file in a folder`);
});

test("a file that is no database is named, and stays as it was", async () => {
  const data = join(await makeFolder(), "notes.txt");
  await writeFile(data, "Not a database, but somebody's notes, which are longer than a header would be.".repeat(20));
  await expect(createSandbox({ data })).rejects.toThrow(`${data}: it is no database: name another file`);
});
