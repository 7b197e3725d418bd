import { describe, expect, test } from "vitest";
import type { ApiCaller } from "../support/call.ts";
import { createActive } from "../support/connections.ts";
import { lightning } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const ADDRESS = "ana-novak@ln.svc.example";

describe.each(stores)("Deposits around the end of a connection on $name", (store) => {
  const world = useWorld(store);

  async function open(user: ApiCaller): Promise<string> {
    const { standingOrder } = await createActive(world, user, lightning());
    return standingOrder?.id ?? "";
  }

  async function cancel(user: ApiCaller, standingOrderId: string): Promise<void> {
    const path = { standingOrderId };
    const answer = await user.call("cancelStandingOrder", { path });
    const challengeId = "challengeId" in answer ? answer.challengeId : "";
    await user.call("confirmCancellation", {
      path,
      body: { challengeId, verificationCode: await world.control.code() },
    });
  }

  async function deposit(): Promise<void> {
    await world.control.deposit(ADDRESS, "100000", "BTC");
  }

  async function statusesOf(user: ApiCaller): Promise<string[]> {
    await world.sandbox.advance(5);
    return (await user.call("listTransactions")).transactions.map(({ status }) => status);
  }

  test("what arrived before the cancellation is still paid out, what arrives after it is sent back", async () => {
    const user = await world.connect();
    const standingOrderId = await open(user);
    await deposit();
    await cancel(user, standingOrderId);
    await deposit();
    expect(await statusesOf(user)).toEqual(["FAILED", "SUCCESSFUL"]);
  });

  test("a Lightning address that was given back takes money for its next owner", async () => {
    const ana = await world.connect();
    await cancel(ana, await open(ana));
    const bob = await world.connect("bob+connected@example.com");
    await open(bob);
    await deposit();
    expect(await statusesOf(bob)).toEqual(["SUCCESSFUL"]);
    expect(await statusesOf(ana)).toEqual([]);
  });
});
