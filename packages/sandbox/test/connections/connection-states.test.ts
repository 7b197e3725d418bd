import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { beneficiary, buy, lightning, OTHER_IBAN, sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const MINUTE = 60;

describe.each(stores)("Connection status on $name", (store) => {
  const world = useWorld(store);

  test("(none) -> INITIATING: creation is answered 202 before there is a standing order", async () => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy() });
    expect(svcLink).toMatchObject({
      name: "Savings",
      type: "FIAT_TO_CRYPTO",
      subtype: "ONCHAIN",
      status: "INITIATING",
    });
    expect(svcLink.updatedAt).toBe(svcLink.createdAt);
    const detail = await user.call("getConnection", { path: { id: svcLink.id } });
    expect(detail).toEqual({ svcLink, standingOrder: null });
  });

  test("INITIATING -> PENDING: once processed, a standing order awaits a code and has a challenge", async () => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy() });
    await world.sandbox.advance(4);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("INITIATING");
    await world.sandbox.advance(1);
    const { svcLink: pending, standingOrder } = await user.call("getConnection", { path: { id: svcLink.id } });
    expect(pending.status).toBe("PENDING");
    expect(standingOrder).toMatchObject({
      status: "PENDING_CONFIRMATION",
      direction: "FIAT_TO_CRYPTO",
      sourceCurrency: "EUR",
      destinationCurrency: "BTC",
      percentFeeBps: "150",
    });
    expect(standingOrder?.challengeId).toBeTypeOf("string");
    const life = Date.parse(standingOrder?.challengeExpiresAt ?? "") - Date.parse(svcLink.createdAt);
    expect(life).toBe(30 * MINUTE * 1000);
  });

  test("INITIATING -> ACTIVE: a Lightning connection that reuses a standing order needs no code", async () => {
    const user = await world.connect();
    const first = await createActive(world, user, lightning());
    const second = await createProcessed(world, user, lightning({ name: "Other tips", lnAddress: "ana-2" }));
    expect(second.svcLink.status).toBe("ACTIVE");
    expect(second.standingOrder).toEqual(first.standingOrder);
    expect(second.standingOrder).not.toHaveProperty("challengeId");
    expect(await world.control.messages("sms")).toHaveLength(1);
  });

  test("INITIATING -> FAILED: a processing error ends the connection and says why", async () => {
    const user = await world.connect();
    const failed = await createProcessed(world, user, sell({ name: "[fail] broken" }));
    expect(failed.svcLink.status).toBe("FAILED");
    expect(failed.standingOrder).toBeNull();
    expect(failed.error).toEqual({ reason: expect.any(String) });
    expect(failed.destinationIban).toBe(beneficiary().iban);
  });

  test("PENDING -> ACTIVE: the right code activates connection and standing order and fires the event", async () => {
    const user = await world.connect();
    const pending = await createProcessed(world, user, buy());
    const confirmed = await user.call("confirmConnection", {
      body: { challengeId: pending.standingOrder?.challengeId, verificationCode: await world.control.code() },
    });
    expect(confirmed).toMatchObject({ id: pending.standingOrder?.id, status: "ACTIVE", percentFeeBps: "150" });
    const active = await user.call("getConnection", { path: { id: pending.svcLink.id } });
    expect(active.svcLink.status).toBe("ACTIVE");
    expect(active.standingOrder).toEqual(confirmed);
    await world.sandbox.settled();
    expect(world.events.map(({ url }) => url)).toEqual(["https://partner.example/hooks/6d1f0c/connection-status"]);
  });

  test("PENDING -> EXPIRED: without a code, 30 minutes after creation", async () => {
    const user = await world.connect();
    const { svcLink } = await createProcessed(world, user, buy());
    await world.sandbox.advance(30 * MINUTE - 6);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("PENDING");
    await world.sandbox.advance(1);
    const expired = await user.call("getConnection", { path: { id: svcLink.id } });
    expect(expired.svcLink.status).toBe("EXPIRED");
    expect(Date.parse(expired.svcLink.updatedAt) - Date.parse(svcLink.createdAt)).toBe(30 * MINUTE * 1000);
    expect(expired.standingOrder).toMatchObject({ status: "EXPIRED" });
    expect(expired.standingOrder).not.toHaveProperty("challengeId");
  });

  test("an ACTIVE connection does not expire", async () => {
    const user = await world.connect();
    const { svcLink } = await createActive(world, user, buy());
    await world.sandbox.advance(60 * MINUTE);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("ACTIVE");
  });

  test("a name that begins with [slow] keeps the connection INITIATING for 90 seconds", async () => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy({ name: "[slow] bank" }) });
    await world.sandbox.advance(89);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("INITIATING");
    await world.sandbox.advance(1);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("PENDING");
  });

  test("a connection says from PENDING on what to pay to and where the money goes", async () => {
    const user = await world.connect();
    const bought = await createProcessed(world, user, buy());
    expect(bought).toMatchObject({
      depositIban: expect.stringMatching(/^LT\d{18}$/),
      destinationAddress: buy().destinationAddress,
    });
    expect(bought).not.toHaveProperty("destinationIban");
    const sold = await createProcessed(world, user, sell({ sourceCurrency: "ETH" }));
    expect(sold).toMatchObject({ depositAddress: expect.stringMatching(/^0x/), destinationIban: beneficiary().iban });
    const tips = await createProcessed(world, user, lightning());
    expect(tips).toMatchObject({ lnAddress: "ana-novak@ln.svc.example", destinationIban: beneficiary().iban });
    expect(tips).not.toHaveProperty("depositAddress");
  });

  test("the list holds what is not over, newest first", async () => {
    const user = await world.connect();
    const active = await createActive(world, user, buy());
    const failed = await createProcessed(world, user, sell({ name: "[fail]", beneficiary: beneficiary(OTHER_IBAN) }));
    const { svcLink } = await user.call("createConnection", { body: lightning() });
    const list = await user.call("listConnections");
    expect(list.map((item) => item.svcLink.id)).toEqual([svcLink.id, active.svcLink.id]);
    expect(list[1]).toEqual(active);
    expect(failed.svcLink.status).toBe("FAILED");
  });
});
