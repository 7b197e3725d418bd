import type { Finding } from "./explore.ts";

const TEST = "packages/sandbox/test/model/model.test.ts";

/** A failure as its reader needs it: what was done, what came of it, and how to see it again. */
export function report({ details, story }: Finding): string {
  const { errorInstance, numRuns, numShrinks, seed, counterexamplePath } = details;
  const problem = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [
    `Sandbox and specification part in run ${numRuns}, shortened ${numShrinks} times:`,
    ...story.map((line, index) => `  ${index + 1}. ${line}`),
    problem,
    `Replay: SVC_MODEL_SEED=${seed} SVC_MODEL_PATH=${counterexamplePath} pnpm exec vitest run ${TEST}`,
  ].join("\n");
}
