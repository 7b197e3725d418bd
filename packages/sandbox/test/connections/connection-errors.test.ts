import { describe, expect, test } from "vitest";
import { send } from "../support/call.ts";
import { createActive, createProcessed } from "../support/connections.ts";
import {
  BTC_ADDRESS,
  beneficiary,
  buy,
  EVM_ADDRESS,
  evmAddress,
  lightning,
  OTHER_BTC_ADDRESS,
  OTHER_IBAN,
  sell,
} from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const MINUTE = 60;

describe.each(stores)("Errors of connection creation on $name", (store) => {
  const world = useWorld(store);

  const refusedAs = async (user: Awaited<ReturnType<typeof world.connect>>, body: unknown) => {
    const { status, code } = await user.refused("createConnection", { body });
    return `${status} ${code}`;
  };

  test.each([
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx",
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNx",
    "not an address but long enough",
    EVM_ADDRESS,
  ])("400 INVALID_BTC_ADDRESS: %j fails the format check", async (destinationAddress) => {
    const user = await world.connect();
    expect(await refusedAs(user, buy({ destinationAddress }))).toBe("400 INVALID_BTC_ADDRESS");
  });

  test.each([BTC_ADDRESS, "0x52908400098527886E0F7030069857D2E4169Ee7", "0x52908400098527886E0F7030069857D2E4169E"])(
    "400 INVALID_ADDRESS: %j is no address of Ethereum",
    async (destinationAddress) => {
      const user = await world.connect();
      const body = buy({ destinationCurrency: "ETH", destinationAddress });
      expect(await refusedAs(user, body)).toBe("400 INVALID_ADDRESS");
    },
  );

  test("400 INVALID_IBAN: wrong check digits", async () => {
    const user = await world.connect();
    const body = sell({ beneficiary: beneficiary("DE88370400440532013000") });
    expect(await refusedAs(user, body)).toBe("400 INVALID_IBAN");
  });

  test("400 RECENTLY_FAILED_IBAN: for ten minutes after a failure", async () => {
    const user = await world.connect();
    await createProcessed(world, user, sell({ name: "[fail]" }));
    expect(await refusedAs(user, sell())).toBe("400 RECENTLY_FAILED_IBAN");
    expect(await refusedAs(user, lightning())).toBe("400 RECENTLY_FAILED_IBAN");
    await user.call("createConnection", { body: sell({ name: "Other", beneficiary: beneficiary(OTHER_IBAN) }) });
    await world.sandbox.advance(10 * MINUTE - 1);
    const refused = await user.refused("createConnection", { body: sell() });
    expect(refused).toMatchObject({ code: "RECENTLY_FAILED_IBAN", retryAfter: "1" });
    await world.sandbox.advance(1);
    await user.call("createConnection", { body: sell() });
  });

  test("a failed IBAN is not blocked for other users", async () => {
    const ana = await world.connect();
    await createProcessed(world, ana, sell({ name: "[fail]" }));
    const bob = await world.connect("bob+connected@example.com");
    await bob.call("createConnection", { body: sell() });
  });

  test.each(["INITIATING", "PENDING", "ACTIVE"])("409 DUPLICATE_NAME: while the other is %s", async (status) => {
    const user = await world.connect();
    if (status === "INITIATING") await user.call("createConnection", { body: buy() });
    if (status === "PENDING") await createProcessed(world, user, buy());
    if (status === "ACTIVE") await createActive(world, user, buy());
    const other = buy({ name: " Savings ", destinationAddress: OTHER_BTC_ADDRESS });
    expect(await refusedAs(user, other)).toBe("409 DUPLICATE_NAME");
  });

  test("names of FAILED, EXPIRED and INACTIVE connections can be reused", async () => {
    const user = await world.connect();
    await createProcessed(world, user, buy({ name: "[fail]" }));
    await createProcessed(world, user, buy({ name: "[fail]" }));
    await createProcessed(world, user, buy());
    await world.sandbox.advance(30 * MINUTE);
    const { standingOrder } = await createActive(world, user, buy());
    const path = { standingOrderId: standingOrder?.id ?? "" };
    const answer = await user.call("cancelStandingOrder", { path });
    if (!("challengeId" in answer)) throw new Error("cancelled without a code");
    const body = { challengeId: answer.challengeId, verificationCode: await world.control.code() };
    await user.call("confirmCancellation", { path, body });
    await user.call("createConnection", { body: buy() });
  });

  test("names are unique per user, not among users", async () => {
    await (await world.connect()).call("createConnection", { body: buy() });
    await (await world.connect("bob+connected@example.com")).call("createConnection", { body: buy() });
  });

  test("409 DUPLICATE_IBAN: an active on-chain sell to the IBAN exists", async () => {
    const user = await world.connect();
    await createActive(world, user, sell());
    const other = sell({ name: "Other", sourceCurrency: "ETH" });
    expect(await refusedAs(user, other)).toBe("409 DUPLICATE_IBAN");
  });

  test("409 DUPLICATE_BRINGIN_LINK: a sell to the IBAN is under way", async () => {
    const user = await world.connect();
    await user.call("createConnection", { body: sell() });
    expect(await refusedAs(user, sell({ name: "Other" }))).toBe("409 DUPLICATE_BRINGIN_LINK");
    await world.sandbox.advance(5);
    expect(await refusedAs(user, sell({ name: "Other" }))).toBe("409 DUPLICATE_BRINGIN_LINK");
  });

  test("409 DUPLICATE_BRINGIN_LINK: a buy for the address is under way", async () => {
    const user = await world.connect();
    await user.call("createConnection", { body: buy() });
    const capitals = buy({ name: "Other", destinationAddress: BTC_ADDRESS.toUpperCase() });
    expect(await refusedAs(user, capitals)).toBe("409 DUPLICATE_BRINGIN_LINK");
  });

  test("409 DUPLICATE_DESTINATION_ADDRESS: an active buy of the currency for the address exists", async () => {
    const user = await world.connect();
    const usdc = { destinationCurrency: "USDC", network: "POLYGON", destinationAddress: EVM_ADDRESS };
    await createActive(world, user, buy(usdc));
    const other = buy({ ...usdc, name: "Other", destinationAddress: EVM_ADDRESS.toLowerCase() });
    expect(await refusedAs(user, other)).toBe("409 DUPLICATE_DESTINATION_ADDRESS");
    const otherCurrency = { ...usdc, name: "Tether", destinationCurrency: "USDT", network: "ETH" };
    await user.call("createConnection", { body: buy(otherCurrency) });
  });

  test("409 LN_ADDRESS_EXISTS: the user name is taken, by whomever", async () => {
    const ana = await world.connect();
    await ana.call("createConnection", { body: lightning() });
    const bob = await world.connect("bob+connected@example.com");
    expect(await refusedAs(bob, lightning())).toBe("409 LN_ADDRESS_EXISTS");
    expect(await refusedAs(ana, lightning({ name: "Other" }))).toBe("409 LN_ADDRESS_EXISTS");
  });

  test("a Lightning user name is free again once its connection is over", async () => {
    const ana = await world.connect();
    await createProcessed(world, ana, lightning());
    await world.sandbox.advance(30 * MINUTE);
    const bob = await world.connect("bob+connected@example.com");
    await bob.call("createConnection", { body: lightning() });
  });

  test("409 CONCURRENT_REQUEST: another creation of the user is being handled", async () => {
    const user = await world.connect();
    await world.control.call("createFault", { body: { operationId: "createConnection", delayMs: 50, times: 1 } });
    const other = buy({ name: "Other", destinationAddress: OTHER_BTC_ADDRESS });
    const answers = await Promise.all(
      [buy(), other].map((body) => send(world.sandbox, user.key, "createConnection", { body })),
    );
    const refused = answers.find(({ status }) => status !== 202);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await refused?.json()).toMatchObject({ errorCode: "CONCURRENT_REQUEST" });
    expect(refused?.headers.get("retry-after")).toBe("2");
    expect(await user.call("listConnections")).toHaveLength(1);
  });

  test("creations of different users do not get into each other's way", async () => {
    const ana = await world.connect();
    const bob = await world.connect("bob+connected@example.com");
    await Promise.all([ana, bob].map((user) => user.call("createConnection", { body: buy() })));
  });

  test("429 TOO_MANY_PENDING_BRINGIN_LINKS: with ten pending connections, until one is confirmed or expires", async () => {
    const user = await world.connect();
    const body = (number: number) =>
      buy({ name: `Number ${number}`, destinationCurrency: "ETH", destinationAddress: evmAddress(number) });
    for (let number = 1; number <= 10; number += 1) await user.call("createConnection", { body: body(number) });
    await world.sandbox.advance(5);
    expect(await refusedAs(user, body(11))).toBe("429 TOO_MANY_PENDING_BRINGIN_LINKS");
    const [latest] = await user.call("listConnections");
    const challengeId = latest?.standingOrder?.challengeId;
    // Processed last, so its code is the latest.
    await user.call("confirmConnection", { body: { challengeId, verificationCode: await world.control.code() } });
    await user.call("createConnection", { body: body(11) });
    expect(await refusedAs(user, body(12))).toBe("429 TOO_MANY_PENDING_BRINGIN_LINKS");
    await world.sandbox.advance(30 * MINUTE);
    await user.call("createConnection", { body: body(12) });
  });

  test("a user with too many pending connections is told when the oldest of them ends at the latest", async () => {
    const user = await world.connect();
    const body = (number: number) =>
      buy({ name: `Number ${number}`, destinationCurrency: "ETH", destinationAddress: evmAddress(number) });
    await user.call("createConnection", { body: body(1) });
    await world.sandbox.advance(10);
    for (let number = 2; number <= 10; number += 1) await user.call("createConnection", { body: body(number) });
    const wait = async () => (await user.refused("createConnection", { body: body(11) })).retryAfter;
    expect(await wait()).toBe(`${30 * MINUTE - 10}`);
    await world.sandbox.advance(30 * MINUTE - 11);
    expect(await wait()).toBe("1");
    await world.sandbox.advance(1);
    await user.call("createConnection", { body: body(11) });
  });

  test("of several reasons the one with the lowest rank is told: shape, 400, 429, 409 in order", async () => {
    const user = await world.connect();
    await createActive(world, user, buy());
    const everything = { destinationAddress: "not an address but long enough", name: "x" };
    expect(await refusedAs(user, buy(everything))).toBe("400 VALIDATION_FAILED");
    expect(await refusedAs(user, buy({ ...everything, name: "Savings" }))).toBe("400 INVALID_BTC_ADDRESS");
    expect(await refusedAs(user, buy())).toBe("409 DUPLICATE_NAME");
    expect(await refusedAs(user, buy({ name: "Other" }))).toBe("409 DUPLICATE_DESTINATION_ADDRESS");
    for (let number = 1; number <= 10; number += 1) {
      const body = buy({ name: `N${number}`, destinationCurrency: "ETH", destinationAddress: evmAddress(number) });
      await user.call("createConnection", { body });
    }
    expect(await refusedAs(user, buy())).toBe("429 TOO_MANY_PENDING_BRINGIN_LINKS");
  });

  test("an unknown connection, and one of another user, is not found", async () => {
    const ana = await world.connect();
    const { svcLink } = await ana.call("createConnection", { body: buy() });
    const bob = await world.connect("bob+connected@example.com");
    expect(await bob.refused("getConnection", { path: { id: svcLink.id } })).toMatchObject({
      status: 404,
      code: "CONNECTION_NOT_FOUND",
    });
    expect((await ana.refused("getConnection", { path: { id: "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11" } })).code).toBe(
      "CONNECTION_NOT_FOUND",
    );
    expect((await ana.refused("getConnection", { path: { id: "42" } })).code).toBe("VALIDATION_FAILED");
  });
});
