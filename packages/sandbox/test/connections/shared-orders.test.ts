import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { lightning } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const EMAIL = "ana+connected@example.com";

describe.each(stores)("A standing order that two applications share on $name", (store) => {
  const world = useWorld(store);

  /** One user, with one connection by each of two applications, to the same bank account. */
  async function share() {
    const first = await world.connect(EMAIL);
    const { standingOrder } = await createActive(world, first, lightning());
    const path = { standingOrderId: standingOrder?.id ?? "" };
    const { masterKey } = await world.control.call("createApplication", { body: { name: "Other" } });
    const answer = await world.caller(masterKey).call("connectUser", { body: { email: EMAIL } });
    const second = world.caller("apiKey" in answer ? answer.apiKey : "");
    const join = () => createProcessed(world, second, lightning({ name: "Other tips", lnAddress: "ana-2" }));
    return { first, second, path, join };
  }

  test("each ends its own connection alone", async () => {
    const { first, second, path, join } = await share();
    const joined = await join();
    expect(joined.svcLink.status).toBe("ACTIVE");
    expect(await first.call("cancelStandingOrder", { path })).toEqual({ immediate: true });
    expect(await first.call("listConnections")).toEqual([]);
    expect(await second.call("listConnections")).toEqual([joined]);
    expect((await first.refused("cancelStandingOrder", { path })).code).toBe("CONNECTION_NOT_ACTIVE");
  });

  test("a code from before does not end what belongs to the other by now", async () => {
    const { first, second, path, join } = await share();
    const asked = await first.call("cancelStandingOrder", { path });
    const body = {
      challengeId: "challengeId" in asked ? asked.challengeId : "",
      verificationCode: await world.control.code(),
    };
    const joined = await join();
    expect(await first.call("cancelStandingOrder", { path })).toEqual({ immediate: true });
    expect((await first.refused("confirmCancellation", { path, body })).code).toBe("CONNECTION_NOT_ACTIVE");
    expect(await second.call("listConnections")).toEqual([joined]);
  });
});
