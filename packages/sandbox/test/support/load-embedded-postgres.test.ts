import { execFile } from "node:child_process";
import { expect, it } from "vitest";

const SUPPORT = new URL("./load-embedded-postgres.ts", import.meta.url).href;

it.each([0, 3])("the embedded PostgreSQL leaves a run's exit code %i alone, and is quiet", async (code) => {
  const script = `const { loadEmbeddedPostgres } = await import(${JSON.stringify(SUPPORT)});
    await loadEmbeddedPostgres();
    process.exitCode = ${code};`;
  expect(await run(script)).toEqual({ code, output: "" });
});

function run(script: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = "";
    const child = execFile(process.execPath, ["--input-type=module", "--eval", script]);
    child.stderr?.on("data", (text: string) => {
      output += text;
    });
    child.once("close", (code) => resolve({ code, output }));
  });
}
