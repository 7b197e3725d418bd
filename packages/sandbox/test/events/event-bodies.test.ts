import { describe, expect, test } from "vitest";
import type { ApiCaller } from "../support/call.ts";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy, lightning, sell } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("Bodies of events on $name", (store) => {
  const world = useWorld(store);
  const ref = "ref of ana+connected@example.com";

  test.each([
    ["a buy", buy(), "depositIban"],
    ["an on-chain sell", sell(), "depositAddress"],
    ["a Lightning sell", lightning(), "lnAddress"],
  ] as const)("connection-status of %s", async (_, body, place) => {
    const user = await world.connect();
    const detail = await createActive(world, user, body);
    const common = { svcLinkId: detail.svcLink.id, direction: body.type, status: "active", ref };
    expect(world.events.map((event) => event.body)).toEqual([{ ...common, [place]: detail[place] }]);
  });

  test("connection-status also tells of a connection that needed no code", async () => {
    const user = await world.connect();
    await createActive(world, user, lightning());
    const second = await createProcessed(world, user, lightning({ name: "Second", lnAddress: "ana-2" }));
    await world.sandbox.settled();
    expect(world.events.at(-1)?.body).toMatchObject({ svcLinkId: second.svcLink.id, lnAddress: second.lnAddress });
  });

  test("connection-status is for activation alone: other changes of status send nothing", async () => {
    const user = await world.connect();
    await createProcessed(world, user, buy({ name: "[fail]" }));
    await createProcessed(world, user, buy());
    await world.sandbox.advance(3600);
    await world.sandbox.settled();
    expect(world.events).toEqual([]);
  });

  test("order-status waits until the order is settled, and comes once", async () => {
    const user = await world.connect();
    const orderId = await topUp(user);
    await world.sandbox.settled();
    expect(world.events).toEqual([]);
    await world.sandbox.advance(3600);
    expect(world.events.map(({ body }) => [body.orderId, body.status])).toEqual([[orderId, "SUCCESSFUL"]]);
  });

  test("without a reference the events bring none", async () => {
    const body = { email: "bo+registered@example.com", callback: "https://partner.example/hooks" };
    await world.partner.call("connectUser", { body, headers: signConnect(world.sandbox, body) });
    const { userId } = await world.control.user(body.email);
    const applicationId = world.sandbox.application.id;
    await world.control.call("decideConsent", { path: { userId }, body: { applicationId, decision: "GRANTED" } });
    const { keys } = await world.control.user(body.email);
    const user = world.caller(keys[0]?.apiKey ?? "");
    await createActive(world, user, buy());
    await topUp(user);
    await world.sandbox.advance(5);
    await world.sandbox.settled();
    expect(world.events).toHaveLength(3);
    for (const event of world.events) {
      expect(event.body).not.toHaveProperty("ref");
      expect(event.body).not.toHaveProperty("sourceId");
    }
  });

  async function topUp(user: ApiCaller): Promise<string> {
    const body = { sourceCurrency: "USDC", sourceBlockchain: "POLYGON" };
    const { address } = await user.call("createDepositAddress", { body });
    return world.control.deposit(address, "100000000", "USDC");
  }
});
