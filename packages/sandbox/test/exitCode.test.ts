import { execFile } from "node:child_process";
import { expect, it } from "vitest";

const SUPPORT = new URL("./support/loadEmbeddedPostgres.ts", import.meta.url).href;

it("the embedded PostgreSQL leaves the exit code of a failed run alone", async () => {
  const script = `const { loadEmbeddedPostgres } = await import(${JSON.stringify(SUPPORT)});
    await loadEmbeddedPostgres();
    process.exitCode = 3;`;
  const code = await new Promise((resolve) => {
    execFile(process.execPath, ["--input-type=module", "--eval", script]).once("exit", resolve);
  });
  expect(code).toBe(3);
});
