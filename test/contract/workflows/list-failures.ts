/** What `redocly respect --json-output` writes, as far as it is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly Executed[] }>>;
}

/** A workflow with its steps, or a step with its checks. */
interface Executed {
  readonly workflowId: string;
  readonly stepId?: string;
  readonly executedSteps?: readonly Executed[];
  readonly checks?: readonly { readonly name: string; readonly status: string; readonly message?: string }[];
}

/** Every check that has not passed, with where it stands. */
export function listFailures({ files }: Report): string[] {
  return Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(failuresOf));
}

function failuresOf({ workflowId, stepId, executedSteps = [], checks = [] }: Executed): string[] {
  const own = checks
    .filter(({ status }) => status !== "success")
    .map(({ name, status, message }) => `${workflowId} ${stepId}: ${name} ${status}: ${message}`);
  return [...own, ...executedSteps.flatMap(failuresOf)];
}
