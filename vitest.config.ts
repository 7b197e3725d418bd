import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { leaveOutWithoutBrowser } from "./test/support/without-browser.ts";

/** Ends what hangs. It is no measure of speed: many tests start processes, on machines that may be busy. */
const TIMEOUT_MS = 60_000;

// Where `isolate` is false, test files share a process, one after the other: a third of the time goes into starting
// processes and loading modules otherwise. What a test replaces it has to put back.
export default defineConfig({
  test: {
    // The JSON report is what `.ci/run` counts.
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    // Vitest would leave one processor idle: on a machine with two, that is half of it.
    maxWorkers: "100%",
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    // Many tests start our commands; with Node's own cache each of them starts in half the time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: [
            "packages/*/test/**/*.test.ts",
            "openapi/**/*.test.ts",
            "scripts/**/*.test.ts",
            "test/lint/**/*.test.ts",
            "test/repository/**/*.test.ts",
          ],
          // They have a project of their own: they need a database server.
          exclude: [...configDefaults.exclude, "packages/sandbox/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "sandbox",
          isolate: false,
          include: ["packages/sandbox/test/**/*.test.ts"],
          globalSetup: ["packages/sandbox/test/support/start-postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          isolate: false,
          include: ["test/contract/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...leaveOutWithoutBrowser()],
          globalSetup: ["packages/sandbox/test/support/start-postgres.ts"],
        },
      },
    ],
  },
});
