import { describe, expect, test } from "vitest";
import type { ApiCaller } from "../support/call.ts";
import { BTC_ADDRESS, OTHER_BTC_ADDRESS } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const EMAIL = "ana@example.com";

describe.each(stores)("A user who is invited more than once on $name", (store) => {
  const world = useWorld(store);

  const approve = async () => {
    const { userId } = await world.control.user(EMAIL);
    await world.control.call("decideKyc", { path: { userId }, body: { decision: "APPROVED" } });
  };
  const keyFrom = async (partner: ApiCaller) => {
    const status = await partner.call("getConnectStatus", { query: { email: EMAIL } });
    return world.caller(("apiKey" in status && status.apiKey) || "");
  };

  test("one KYC is enough for all applications that wait for it, and each gets a key of its own", async () => {
    const { masterKey } = await world.control.call("createApplication", { body: { name: "Other" } });
    const partners = [world.partner, world.caller(masterKey)];
    for (const partner of partners) {
      expect(await partner.call("connectUser", { body: { email: EMAIL } })).toHaveProperty("status", "onboarding");
    }
    await approve();
    const [first, second] = await Promise.all(partners.map(keyFrom));
    expect(first?.key).not.toBe(second?.key);
    expect(await first?.call("getUserId")).toEqual(await second?.call("getUserId"));
  });

  test("of two connections that were asked for along the way, the later one is made", async () => {
    for (const btcAddress of [BTC_ADDRESS, OTHER_BTC_ADDRESS]) {
      await world.partner.call("connectUser", { body: { email: EMAIL, direction: "FIAT_TO_CRYPTO", btcAddress } });
    }
    await approve();
    await world.sandbox.advance(5);
    const connections = await (await keyFrom(world.partner)).call("listConnections");
    expect(connections).toMatchObject([{ destinationAddress: OTHER_BTC_ADDRESS }]);
  });

  test("a connection that was asked for is still made when a later call asks for none", async () => {
    const wish = { direction: "FIAT_TO_CRYPTO", btcAddress: BTC_ADDRESS };
    await world.partner.call("connectUser", { body: { email: EMAIL, ...wish } });
    await world.partner.call("connectUser", { body: { email: EMAIL } });
    await approve();
    expect(await (await keyFrom(world.partner)).call("listConnections")).toHaveLength(1);
  });
});
