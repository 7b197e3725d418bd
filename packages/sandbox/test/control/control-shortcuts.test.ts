import { describe, expect, test } from "vitest";
import { createProcessed } from "../support/connections.ts";
import { buy, OTHER_BTC_ADDRESS } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("Shortcuts of the control client on $name", (store) => {
  const world = useWorld(store);
  const connect = (email: string) => world.partner.call("connectUser", { body: { email } });

  test("KYC is passed, and the key opens the API", async () => {
    await connect("ana@example.com");
    const user = world.caller(await world.control.approveKyc("ana@example.com"));
    expect(await user.call("listConnections")).toEqual([]);
  });

  test("consent is given, and the key opens the API", async () => {
    await connect("ana+registered@example.com");
    const user = world.caller(await world.control.grantConsent("ana+registered@example.com"));
    expect(await user.call("listConnections")).toEqual([]);
  });

  test("the code is the last one of that user, not of another", async () => {
    const ana = await world.connect();
    const bob = await world.connect("bob+connected@example.com");
    await createProcessed(world, ana, buy());
    const { standingOrder } = await createProcessed(
      world,
      ana,
      buy({ name: "Second", destinationAddress: OTHER_BTC_ADDRESS }),
    );
    await createProcessed(world, bob, buy());
    const verificationCode = await world.control.readCode("ana+connected@example.com");
    await ana.call("confirmConnection", { body: { challengeId: standingOrder?.challengeId, verificationCode } });
  });

  test("a call that there is not is named, for those who have no compiler to tell them", async () => {
    // @ts-expect-error No call has this name.
    await expect(world.control.call("listUser")).rejects.toThrow(
      new TypeError("listUser is no call of the control API"),
    );
  });

  test("what cannot be done says why", async () => {
    await expect(world.control.approveKyc("nobody@example.com")).rejects.toThrow("no user nobody@example.com");
    await world.control.call("createUser", { body: { email: "ana@example.com" } });
    await expect(world.control.readCode("ana@example.com")).rejects.toThrow("no code");
  });
});
