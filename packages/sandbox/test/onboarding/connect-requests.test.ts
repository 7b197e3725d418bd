import { describe, expect, test } from "vitest";
import { BTC_ADDRESS, beneficiary } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const EMAIL = "ana+connected@example.com";
const { iban, bic, name: beneficiaryName } = beneficiary();
const buyWish = { direction: "FIAT_TO_CRYPTO", btcAddress: BTC_ADDRESS };
const sellWish = { direction: "CRYPTO_TO_FIAT", iban, bic, beneficiaryName };

describe.each(stores)("Members of connect requests on $name", (store) => {
  const world = useWorld(store);

  async function connect(wish: object) {
    const user = await world.connect(EMAIL);
    await world.partner.call("connectUser", { body: { email: EMAIL, ...wish } });
    const [connection] = await user.call("listConnections");
    await world.sandbox.advance(5);
    return user.call("getConnection", { path: { id: connection?.svcLink.id ?? "" } });
  }

  test.each([
    ["an e-mail address that is none", { email: "nobody" }, "/email"],
    ["an unknown direction", { direction: "CRYPTO_TO_CRYPTO" }, "/direction"],
    ["a buy without an address", { ...buyWish, btcAddress: undefined }, "/btcAddress"],
    ["a buy of an unknown currency", { ...buyWish, currency: "DOGE" }, "/currency"],
    ["a buy of USDC without a network", { ...buyWish, currency: "USDC" }, "/network"],
    ["a sell without an IBAN", { ...sellWish, iban: undefined }, "/iban"],
    ["a sell without a BIC", { ...sellWish, bic: undefined }, "/bic"],
    ["a sell without an owner", { ...sellWish, beneficiaryName: undefined }, "/beneficiaryName"],
    ["a Lightning user name in capitals", { ...sellWish, lnAddress: "ANA" }, "/lnAddress"],
    ["a reference that is no text", { ref: 42 }, "/ref"],
  ])("a connect call with %s is refused", async (_, changes, place) => {
    const refused = await world.partner.refused("connectUser", { body: { email: EMAIL, ...changes } });
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(refused.details).toEqual(expect.arrayContaining([{ path: place, message: expect.any(String) }]));
  });

  test.each([
    "ftp://partner.example/hooks",
    "partner.example",
    "",
    "http://[::1",
    "http://partner.example:99999/hooks",
    "https://ana:secret@partner.example/hooks",
  ])("a callback is a web address: %j is none", async (callback) => {
    const body = { email: EMAIL, callback };
    const refused = await world.partner.refused("connectUser", { body, headers: signConnect(world.sandbox, body) });
    expect(refused.code).toBe("VALIDATION_FAILED");
    expect(refused.details).toContainEqual({ path: "/callback", message: expect.any(String) });
  });

  test("a buy without currency and network is one of BTC", async () => {
    const detail = await connect(buyWish);
    expect(detail.svcLink).toMatchObject({ type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN" });
    expect(detail).toMatchObject({ standingOrder: { destinationCurrency: "BTC" }, destinationAddress: BTC_ADDRESS });
  });

  test("a sell without currency and network is one of BTC, on-chain", async () => {
    const detail = await connect(sellWish);
    expect(detail.svcLink).toMatchObject({ type: "CRYPTO_TO_FIAT", subtype: "ONCHAIN" });
    expect(detail).toMatchObject({ standingOrder: { sourceCurrency: "BTC" }, destinationIban: iban });
  });

  test("a sell with a Lightning user name is a Lightning connection", async () => {
    const detail = await connect({ ...sellWish, lnAddress: "ana-novak" });
    expect(detail).toMatchObject({ svcLink: { subtype: "LN" }, lnAddress: "ana-novak@ln.svc.example" });
  });
});
