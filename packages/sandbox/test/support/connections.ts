import type { ApiCaller } from "./call.ts";
import type { World } from "./world.ts";

const PROCESSING_SECONDS = 5;

/** Creates a connection and lets it be processed. */
export async function createProcessed({ sandbox }: World, user: ApiCaller, body: unknown) {
  const { svcLink } = await user.call("createConnection", { body });
  await sandbox.advance(PROCESSING_SECONDS);
  return user.call("getConnection", { path: { id: svcLink.id } });
}

/** And confirms it with the code from the inbox. */
export async function createActive(world: World, user: ApiCaller, body: unknown) {
  const { svcLink, standingOrder } = await createProcessed(world, user, body);
  if (standingOrder?.status === "PENDING_CONFIRMATION") {
    await user.call("confirmConnection", {
      body: { challengeId: standingOrder.challengeId, verificationCode: await world.control.code() },
    });
    await world.sandbox.settled();
  }
  return user.call("getConnection", { path: { id: svcLink.id } });
}

/** A code that is not the right one. */
export const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
