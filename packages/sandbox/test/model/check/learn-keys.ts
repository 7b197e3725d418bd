import { obtain } from "../run/ask.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import { allGrants, describe } from "../state/read.ts";

/** Fetches the keys and ids of users who have become connected. A revoked key comes back by connecting only. */
export async function learnKeys(world: World): Promise<void> {
  for (const grant of allGrants(world.model)) {
    if (grant.status !== "connected" || grant.key !== undefined || grant.revokedKeys.length > 0) continue;
    const { masterKey } = world.applications[grant.application];
    const query = { email: grant.user.email };
    const { status, apiKey } = await obtain(world, masterKey, "getConnectStatus", { query });
    same(`status of ${describe(grant)}`, status, "connected");
    await learnKey(world, grant, apiKey);
  }
}

export async function learnKey(
  world: World,
  grant: ReturnType<typeof allGrants>[number],
  key: string | undefined,
): Promise<void> {
  grant.key ??= learn(world, `key of ${describe(grant)}`, key);
  same(`key of ${describe(grant)}`, key, grant.key);
  const { userId } = await obtain(world, grant.key, "getUserId");
  grant.user.id ??= learn(world, `id of ${grant.user.email}`, userId);
  same(`id of ${grant.user.email}`, userId, grant.user.id);
}
