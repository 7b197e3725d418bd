import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy, EVM_ADDRESS, lightning, sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const CONNECTION = ["createdAt", "id", "name", "status", "subtype", "type", "updatedAt"];
const STANDING_ORDER = [
  ...["createdAt", "destinationCurrency", "direction", "id", "percentFeeBps", "sourceCurrency", "status", "updatedAt"],
];
const membersOf = (record: object | null | undefined) => Object.keys(record ?? {}).sort();
const both = ["standingOrder", "svcLink"];

describe.each(stores)("Records on $name", (store) => {
  const world = useWorld(store);

  test("a connection has its seven members, in the answer to the creation, in its detail and in the list", async () => {
    const user = await world.connect();
    const created = await user.call("createConnection", { body: buy() });
    expect(membersOf(created)).toEqual(["svcLink"]);
    expect(membersOf(created.svcLink)).toEqual(CONNECTION);
    expect(created.svcLink.id).toMatch(UUID);
    const detail = await user.call("getConnection", { path: { id: created.svcLink.id } });
    expect(membersOf(detail.svcLink)).toEqual(CONNECTION);
    expect(await user.call("listConnections")).toEqual([detail]);
  });

  test("createdAt stays, updatedAt moves with every change of status; both are ISO 8601", async () => {
    const user = await world.connect();
    const begin = (await world.sandbox.now()).toISOString();
    const { svcLink } = await user.call("createConnection", { body: buy() });
    expect(svcLink).toMatchObject({ createdAt: begin, updatedAt: begin });
    await world.sandbox.advance(60);
    const pending = await user.call("getConnection", { path: { id: svcLink.id } });
    expect(pending.svcLink.createdAt).toBe(begin);
    expect(Date.parse(pending.svcLink.updatedAt) - Date.parse(begin)).toBe(5000);
  });

  test("a standing order has a challenge while it awaits its code, and not before or after", async () => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy() });
    const detail = () => user.call("getConnection", { path: { id: svcLink.id } });
    expect((await detail()).standingOrder).toBeNull();
    await world.sandbox.advance(5);
    const { standingOrder } = await detail();
    expect(membersOf(standingOrder)).toEqual(["challengeExpiresAt", "challengeId", ...STANDING_ORDER]);
    const body = { challengeId: standingOrder?.challengeId, verificationCode: await world.control.code() };
    const confirmed = await user.call("confirmConnection", { body });
    expect(membersOf(confirmed)).toEqual(STANDING_ORDER);
    expect(confirmed).toEqual((await detail()).standingOrder);
  });

  test.each([
    ["a buy", buy(), ["depositIban", "destinationAddress"]],
    ["an on-chain sell", sell(), ["depositAddress", "destinationIban"]],
    ["a Lightning sell", lightning(), ["destinationIban", "lnAddress"]],
  ])(
    "the detail of %s says where to pay to and where the money goes, and nothing of other kinds",
    async (_, body, more) => {
      const user = await world.connect();
      const { svcLink } = await user.call("createConnection", { body });
      const detail = () => user.call("getConnection", { path: { id: svcLink.id } });
      expect(membersOf(await detail())).toEqual(both);
      await world.sandbox.advance(5);
      expect(membersOf(await detail())).toEqual([...more, ...both]);
    },
  );

  test("a detail has an error when the connection has failed, and only then", async () => {
    const user = await world.connect();
    const failed = await createProcessed(world, user, buy({ name: "[fail]" }));
    expect(membersOf(failed)).toContain("error");
    expect(membersOf(await createProcessed(world, user, buy()))).not.toContain("error");
  });

  test("a transaction has its nine members; a deposit address has an order only once money has come", async () => {
    const user = await world.connect();
    const place = { sourceCurrency: "BTC", sourceBlockchain: "BITCOIN" };
    const deposit = await user.call("createDepositAddress", { body: place });
    expect(membersOf(deposit)).toEqual(["address", "maximumDepositAmount", "minimumDepositAmount"]);
    const { address, ...others } = await user.call("createDepositAddress", {
      body: { ...place, sourceBlockchain: "LIGHTNING" },
    });
    expect(membersOf(others)).toEqual(["blockchain", "maximumDepositAmount", "minimumDepositAmount"]);
    expect((await user.call("listTransactions")).totalCount).toBe(0);
    await world.control.deposit(address, "100000", "BTC");
    const { transactions } = await user.call("listTransactions");
    expect(membersOf(transactions[0])).toEqual([
      ...["createdAt", "destinationAmount", "destinationCurrency", "orderId", "sourceAmount", "sourceCurrency"],
      ...["status", "subType", "type"],
    ]);
    expect(transactions[0]?.orderId).toMatch(UUID);
  });

  test("a rate has its five members, and its time in milliseconds", async () => {
    const rate = await world.partner.call("getRate", { body: { ticker: "BTCEUR" } });
    expect(membersOf(rate)).toEqual(["currency", "price", "svcPrice", "ticker", "timestamp"]);
    expect(rate.timestamp).toBe((await world.sandbox.now()).getTime());
  });

  test("without a currency a buy is one of BTC, and its source is EUR", async () => {
    const user = await world.connect();
    const { standingOrder } = await createActive(world, user, buy());
    expect(standingOrder).toMatchObject({
      direction: "FIAT_TO_CRYPTO",
      ...{ sourceCurrency: "EUR", destinationCurrency: "BTC", percentFeeBps: "150" },
    });
  });

  test("the id of a user is a UUID, and stays the same", async () => {
    const user = await world.connect();
    const { userId } = await user.call("getUserId");
    expect(userId).toMatch(UUID);
    expect(await user.call("getUserId")).toEqual({ userId });
  });

  test("ids of bank accounts are UUIDs, those of addresses are opaque; only the control API tells them", async () => {
    const user = await world.connect();
    await createProcessed(world, user, lightning());
    await createProcessed(world, user, buy({ destinationCurrency: "ETH", destinationAddress: EVM_ADDRESS }));
    const { beneficiaries, whitelistedAddresses } = await world.control.user("ana+connected@example.com");
    expect(beneficiaries.map(({ beneficiaryId }) => beneficiaryId)).toEqual([expect.stringMatching(UUID)]);
    expect(whitelistedAddresses).toMatchObject([{ whitelistedAddressId: expect.any(String), address: EVM_ADDRESS }]);
    expect(JSON.stringify(await user.call("listConnections"))).not.toContain(beneficiaries[0]?.beneficiaryId);
  });
});

describe.each(stores)("A sandbox with another fee and pace on $name", (store) => {
  const world = useWorld(store, { feeBps: 1, processingSeconds: 15 });

  test("tells the fee in basis points, as a text", async () => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy() });
    await world.sandbox.advance(14);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).standingOrder).toBeNull();
    await world.sandbox.advance(1);
    const { standingOrder } = await user.call("getConnection", { path: { id: svcLink.id } });
    expect(standingOrder?.percentFeeBps).toBe("1");
  });
});
