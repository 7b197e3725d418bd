import type { Api } from "./api.ts";
import type { Caller, OperationId } from "./operation-types.ts";

/** Remembers, while a connection is being created, for whom; tells the task whether it is the only one. */
export async function trackCreation<T>(
  { creations }: Api,
  id: OperationId,
  caller: Caller,
  task: (alone: boolean) => Promise<T>,
): Promise<T> {
  if (id !== "createConnection" || caller.kind !== "userKey") return task(true);
  const { userId } = caller.owner;
  const alone = creations.enter(userId);
  try {
    return await task(alone);
  } finally {
    if (alone) creations.leave(userId);
  }
}
