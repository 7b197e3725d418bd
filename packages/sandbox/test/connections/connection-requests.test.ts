import { describe, expect, test } from "vitest";
import { createProcessed } from "../support/connections.ts";
import { beneficiary, buy, EVM_ADDRESS, lightning, sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const SOME_UUID = "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11";

describe.each(stores)("Members of creation requests on $name", (store) => {
  const world = useWorld(store);

  async function placesOf(body: unknown) {
    const user = await world.connect();
    const { status, code, details } = await user.refused("createConnection", { body });
    expect([status, code]).toEqual([400, "VALIDATION_FAILED"]);
    return Array.isArray(details) ? details.map(({ path }) => path) : [];
  }

  test.each([
    ["no bank account", { beneficiary: undefined }, "/beneficiary"],
    ["a bank account without an IBAN", { beneficiary: { ...beneficiary(), iban: undefined } }, "/beneficiary/iban"],
    ["a bank account without a BIC", { beneficiary: { ...beneficiary(), bic: undefined } }, "/beneficiary/bic"],
    ["a bank account without a name", { beneficiary: { ...beneficiary(), name: undefined } }, "/beneficiary/name"],
    ["a BIC of seven characters", { beneficiary: { ...beneficiary(), bic: "COBADEF" } }, "/beneficiary/bic"],
    ["an owner of one character", { beneficiary: { ...beneficiary(), name: "A" } }, "/beneficiary/name"],
    ["an owner of 101 characters", { beneficiary: { ...beneficiary(), name: "a".repeat(101) } }, "/beneficiary/name"],
    ["a currency that cannot be sold", { sourceCurrency: "USDT" }, "/sourceCurrency"],
    ["POL, which can only be bought", { sourceCurrency: "POL" }, "/sourceCurrency"],
    ["a bank account's id that is no UUID", { beneficiary: undefined, beneficiaryId: "42" }, "/beneficiaryId"],
    ["an unknown subtype", { subtype: "SIDECHAIN" }, "/subtype"],
    ["no subtype", { subtype: undefined }, "/subtype"],
    ["no type", { type: undefined }, "/type"],
  ])("a sell with %s is malformed", async (_, changes, place) => {
    expect(await placesOf(sell(changes))).toContain(place);
  });

  test("both a bank account and the id of one, or an address and the id of one, are one too many", async () => {
    expect(await placesOf(sell({ beneficiaryId: SOME_UUID }))).toEqual(["/beneficiaryId"]);
    expect(await placesOf(buy({ whitelistedAddressId: "wa_1" }))).toEqual(["/whitelistedAddressId"]);
  });

  test("Lightning needs a user name", async () => {
    expect(await placesOf(lightning({ lnAddress: undefined }))).toEqual(["/lnAddress"]);
  });

  test.each([2, 100])("the owner of a bank account may have %i characters", async (length) => {
    const user = await world.connect();
    const account = { ...beneficiary(), name: "ö".repeat(length) };
    await createProcessed(world, user, sell({ beneficiary: account }));
    const { beneficiaries } = await world.control.user("ana+connected@example.com");
    expect(beneficiaries).toMatchObject([{ name: account.name }]);
  });

  test.each([26, 90])(
    "an address of %i characters is not too short or too long, whatever else it is",
    async (length) => {
      const user = await world.connect();
      const body = buy({ destinationAddress: "b".repeat(length) });
      expect((await user.refused("createConnection", { body })).code).toBe("INVALID_BTC_ADDRESS");
    },
  );

  test("a sell does not look at the members of a buy, nor a buy at those of a sell", async () => {
    const user = await world.connect();
    const sold = await createProcessed(world, user, sell({ destinationCurrency: "POL", network: "POL" }));
    expect(sold.standingOrder).toMatchObject({ sourceCurrency: "BTC", destinationCurrency: "EUR" });
    const eth = { destinationCurrency: "ETH", destinationAddress: EVM_ADDRESS };
    const bought = await createProcessed(world, user, buy({ ...eth, sourceCurrency: "USDC", lnAddress: "ana-novak" }));
    expect(bought.standingOrder).toMatchObject({ sourceCurrency: "EUR", destinationCurrency: "ETH" });
    expect(bought).not.toHaveProperty("lnAddress");
  });

  test("a name is unique for its user, whichever application asks", async () => {
    const ana = await world.connect();
    await ana.call("createConnection", { body: buy() });
    const { masterKey } = await world.control.call("createApplication", { body: { name: "Other" } });
    const answer = await world.caller(masterKey).call("connectUser", { body: { email: "ana+connected@example.com" } });
    const other = world.caller("apiKey" in answer ? answer.apiKey : "");
    expect((await other.refused("createConnection", { body: sell({ name: "Savings" }) })).code).toBe("DUPLICATE_NAME");
  });
});
