/** Writes every package's `dist/` from nothing, so that no file of a removed source is left in it. */
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const folder of globSync("packages/*/dist", { cwd: root })) {
  rmSync(new URL(`../${folder}`, import.meta.url), { recursive: true });
}
const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-b", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
