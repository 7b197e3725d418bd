import { combinations } from "@svc/openapi";
import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { BTC_ADDRESS, beneficiary, buy, EVM_ADDRESS, IBAN, lightning, OTHER_IBAN, sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const buyPairs = Object.entries(combinations.buy).flatMap(([currency, { networks }]) =>
  networks.map((network) => ({ currency, network })),
);
const wrongPairs = Object.entries(combinations.buy).flatMap(([currency, { networks }]) => {
  const fitting: readonly string[] = networks;
  return ["BTC", "ETH", "USDC", "USDT", "POL", "POLYGON"]
    .filter((network) => !fitting.includes(network))
    .map((network) => ({ currency, network }));
});
const addressOf = (currency: string) => (currency === "BTC" ? BTC_ADDRESS : EVM_ADDRESS);

describe.each(stores)("Creating connections on $name", (store) => {
  const world = useWorld(store);

  test.each(buyPairs)("a buy of $currency on $network is accepted", async ({ currency, network }) => {
    const user = await world.connect();
    const body = buy({ destinationCurrency: currency, network, destinationAddress: addressOf(currency) });
    const { standingOrder, destinationAddress } = await createProcessed(world, user, body);
    expect(standingOrder).toMatchObject({ sourceCurrency: "EUR", destinationCurrency: currency });
    expect(destinationAddress).toBe(addressOf(currency));
  });

  test.each(wrongPairs)("a buy of $currency on $network is no combination", async ({ currency, network }) => {
    const user = await world.connect();
    const body = buy({ destinationCurrency: currency, network, destinationAddress: addressOf(currency) });
    const refused = await user.refused("createConnection", { body });
    expect(refused).toMatchObject({ status: 400, code: "INVALID_CURRENCY_NETWORK_COMBINATION" });
  });

  test.each([
    ["BTC", BTC_ADDRESS],
    ["ETH", EVM_ADDRESS],
    ["POL", EVM_ADDRESS],
  ])("a buy of %s without a network takes the default", async (destinationCurrency, destinationAddress) => {
    const user = await world.connect();
    const body = buy({ destinationCurrency, destinationAddress });
    expect((await createProcessed(world, user, body)).svcLink.status).toBe("PENDING");
  });

  test.each(["USDC", "USDT"])("a buy of %s without a network is refused", async (destinationCurrency) => {
    const user = await world.connect();
    const body = buy({ destinationCurrency, destinationAddress: EVM_ADDRESS });
    const refused = await user.refused("createConnection", { body });
    expect(refused).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
      details: [{ path: "/network", message: expect.any(String) }],
    });
  });

  test.each(["BTC", "ETH", "USDC"])("an on-chain sell of %s is accepted", async (sourceCurrency) => {
    const user = await world.connect();
    const { standingOrder } = await createProcessed(world, user, sell({ sourceCurrency }));
    expect(standingOrder).toMatchObject({ direction: "CRYPTO_TO_FIAT", sourceCurrency, destinationCurrency: "EUR" });
  });

  test("a sell without a source currency is one of BTC", async () => {
    const user = await world.connect();
    const { standingOrder, depositAddress } = await createProcessed(world, user, sell());
    expect(standingOrder?.sourceCurrency).toBe("BTC");
    expect(depositAddress).toMatch(/^tb1q/);
  });

  test.each(["ETH", "USDC"])("Lightning takes BTC only, not %s", async (sourceCurrency) => {
    const user = await world.connect();
    const refused = await user.refused("createConnection", { body: lightning({ sourceCurrency }) });
    expect(refused.code).toBe("VALIDATION_FAILED");
  });

  test("Lightning is for sells only", async () => {
    const user = await world.connect();
    const refused = await user.refused("createConnection", { body: buy({ subtype: "LN", lnAddress: "ana-novak" }) });
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  });

  test.each([
    ["a name of one character", { name: "a" }],
    ["a name of 51 characters", { name: "a".repeat(51) }],
    ["a name of one character among white space", { name: "  a  " }],
    ["no name", { name: undefined }],
    ["an unknown type", { type: "FIAT_TO_FIAT" }],
    ["no destination", { destinationAddress: undefined }],
    ["an address of 25 characters", { destinationAddress: "b".repeat(25) }],
    ["an address of 91 characters", { destinationAddress: "b".repeat(91) }],
    ["an unknown currency", { destinationCurrency: "DOGE" }],
  ])("a buy with %s is malformed", async (_, changes) => {
    const user = await world.connect();
    const refused = await user.refused("createConnection", { body: buy(changes) });
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(refused.details).toEqual(
      expect.arrayContaining([{ path: expect.any(String), message: expect.any(String) }]),
    );
  });

  test.each([2, 50])("a name may have %i characters, counted as people count them", async (length) => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy({ name: `  ${"😀".repeat(length)} ` }) });
    expect(svcLink.name).toBe("😀".repeat(length));
  });

  test.each(["ab", "a".repeat(31), "Ana", "-ana", "ana-", "a__b", "a--b", "a b"])(
    "the Lightning user name %j is malformed",
    async (lnAddress) => {
      const user = await world.connect();
      const refused = await user.refused("createConnection", { body: lightning({ lnAddress }) });
      expect(refused).toMatchObject({ code: "VALIDATION_FAILED", details: [{ path: "/lnAddress" }] });
    },
  );

  test.each(["abc", "a".repeat(30), "a-b_c", "007"])("the Lightning user name %j is accepted", async (lnAddress) => {
    const user = await world.connect();
    const detail = await createProcessed(world, user, lightning({ lnAddress }));
    expect(detail.lnAddress).toBe(`${lnAddress}@ln.svc.example`);
  });

  test("IBAN and BIC are changed to upper case and spaces removed", async () => {
    const user = await world.connect();
    const account = { iban: "de89 3704 0044 0532 0130 00", bic: "cobadeffxxx", name: "Ana Novak" };
    const { destinationIban } = await createProcessed(world, user, sell({ beneficiary: account }));
    expect(destinationIban).toBe(IBAN);
    const { beneficiaries } = await world.control.user("ana+connected@example.com");
    expect(beneficiaries).toEqual([
      { beneficiaryId: expect.any(String), iban: IBAN, bic: "COBADEFFXXX", name: "Ana Novak" },
    ]);
  });

  test("a bank account is kept once and reused, and can be named by its id", async () => {
    const user = await world.connect();
    await createProcessed(world, user, lightning());
    await createProcessed(world, user, lightning({ name: "Second", lnAddress: "ana-2" }));
    const { beneficiaries } = await world.control.user("ana+connected@example.com");
    expect(beneficiaries).toHaveLength(1);
    const byId = { beneficiary: undefined, beneficiaryId: beneficiaries[0]?.beneficiaryId };
    const third = await createProcessed(world, user, lightning({ name: "Third", lnAddress: "ana-3", ...byId }));
    expect(third.destinationIban).toBe(IBAN);
  });

  test("the id of a bank account may be written in capitals, as any UUID", async () => {
    const user = await world.connect();
    await createProcessed(world, user, lightning());
    const { beneficiaries } = await world.control.user("ana+connected@example.com");
    const byId = { beneficiary: undefined, beneficiaryId: beneficiaries[0]?.beneficiaryId.toUpperCase() };
    const second = await createProcessed(world, user, lightning({ name: "Second", lnAddress: "ana-2", ...byId }));
    expect(second.destinationIban).toBe(IBAN);
  });

  test("an address is whitelisted once per network and reused, and can be named by its id", async () => {
    const user = await world.connect();
    const eth = { destinationCurrency: "ETH", destinationAddress: EVM_ADDRESS };
    await createProcessed(world, user, buy({ name: "Ether", ...eth }));
    const usdc = { destinationCurrency: "USDC", network: "USDC", destinationAddress: EVM_ADDRESS };
    await createProcessed(world, user, buy({ name: "Dollars", ...usdc }));
    const polygon = { destinationCurrency: "USDT", network: "USDT", destinationAddress: EVM_ADDRESS };
    await createProcessed(world, user, buy({ name: "Tether", ...polygon }));
    const { whitelistedAddresses } = await world.control.user("ana+connected@example.com");
    expect(whitelistedAddresses.map(({ network }) => network)).toEqual(["ETHEREUM", "POLYGON"]);
    const byId = { destinationAddress: undefined, whitelistedAddressId: whitelistedAddresses[1]?.whitelistedAddressId };
    const again = await createProcessed(world, user, buy({ destinationCurrency: "POL", ...byId }));
    expect(again.destinationAddress).toBe(EVM_ADDRESS);
    const wrong = buy({ name: "Wrong", destinationCurrency: "ETH", ...byId });
    expect((await user.refused("createConnection", { body: wrong })).details).toMatchObject([
      { path: "/whitelistedAddressId" },
    ]);
  });

  test("ids of somebody else are unknown", async () => {
    const ana = await world.connect();
    await createProcessed(world, ana, lightning());
    await createProcessed(world, ana, buy());
    const { beneficiaries, whitelistedAddresses } = await world.control.user("ana+connected@example.com");
    const bob = await world.connect("bob+connected@example.com");
    const { whitelistedAddressId } = whitelistedAddresses[0] ?? {};
    const { beneficiaryId } = beneficiaries[0] ?? {};
    const bought = await bob.refused("createConnection", {
      body: buy({ destinationAddress: undefined, whitelistedAddressId }),
    });
    expect(bought).toMatchObject({ code: "VALIDATION_FAILED", details: [{ path: "/whitelistedAddressId" }] });
    const sold = await bob.refused("createConnection", { body: sell({ beneficiary: undefined, beneficiaryId }) });
    expect(sold).toMatchObject({ code: "VALIDATION_FAILED", details: [{ path: "/beneficiaryId" }] });
  });

  test("a Lightning connection to another bank account has a standing order of its own", async () => {
    const user = await world.connect();
    await createActive(world, user, lightning());
    const other = lightning({ name: "Other", lnAddress: "ana-2", beneficiary: beneficiary(OTHER_IBAN) });
    expect((await createProcessed(world, user, other)).svcLink.status).toBe("PENDING");
  });

  test("unknown members are accepted and ignored", async () => {
    const user = await world.connect();
    const { svcLink } = await user.call("createConnection", { body: buy({ colour: "green" }) });
    expect(svcLink).not.toHaveProperty("colour");
  });
});
