import { combinations } from "@svc/openapi";
import { describe, expect, test } from "vitest";
import { createActive } from "../support/connections.ts";
import { BTC_ADDRESS, buy, EVM_ADDRESS, lightning, sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const prices = { BTCEUR: "90000", ETHEUR: "3000", USDCEUR: "0.9", USDTEUR: "0.8615", POLEUR: "0.21" };

/** What 1234.56 EUR buy at the price / 0.985, rounded up to its smallest step. Worked out by hand, not by our code. */
const bought = {
  BTC: "1351157",
  ETH: "405346571712813845",
  USDC: "1351017728",
  USDT: "1411409626",
  POL: "5790619136960600375234",
} as const;

/** What so much gives at the price * 0.985, rounded down to its smallest step. */
const sold = {
  BTC: { amount: "1234567", cents: "109444" },
  ETH: { amount: "1234567890123456789", cents: "364814" },
  USDC: { amount: "1234567891", cents: "109444" },
  USDT: { amount: "1234567891", cents: "104753" },
} as const;

const buys = Object.entries(combinations.buy).flatMap(([currency, { networks }]) =>
  networks.map((network) => [currency, network] as const),
);
const sells = Object.entries(combinations.sell).flatMap(([currency, subtypes]) =>
  subtypes.map((subtype) => [currency, subtype] as const),
);
const deposits = Object.entries(combinations.deposit).flatMap(([currency, blockchains]) =>
  blockchains.map((blockchain) => [currency, blockchain] as const),
);

describe.each(stores)("Every combination on $name", (store) => {
  const world = useWorld(store, { prices, feeBps: 150 });

  async function receive(to: string | undefined, amount: string, currency: string) {
    await world.control.deposit(to ?? "", amount, currency);
    await world.sandbox.advance(5);
    await world.sandbox.settled();
    return world.events.at(-1)?.body;
  }

  test.each(buys)("a buy of %s on %s pays out to the unit", async (currency, network) => {
    const user = await world.connect();
    const destinationAddress = currency === "BTC" ? BTC_ADDRESS : EVM_ADDRESS;
    const body = buy({ destinationCurrency: currency, network, destinationAddress });
    const { depositIban } = await createActive(world, user, body);
    const destinationAmount = new Map<string, string>(Object.entries(bought)).get(currency);
    expect(await receive(depositIban, "123456", "EUR")).toMatchObject({
      ...{ status: "SUCCESSFUL", destinationAmount, destinationCurrency: currency },
    });
  });

  test.each(sells)("a sell of %s by %s pays out to the cent", async (currency, subtype) => {
    const user = await world.connect();
    const body = subtype === "LN" ? lightning() : sell({ sourceCurrency: currency });
    const { depositAddress, lnAddress } = await createActive(world, user, body);
    const expected = new Map(Object.entries(sold)).get(currency);
    expect(await receive(depositAddress ?? lnAddress, expected?.amount ?? "", currency)).toMatchObject({
      ...{ status: "SUCCESSFUL", destinationAmount: expected?.cents, destinationCurrency: "EUR" },
    });
  });

  test.each(deposits)("a card top-up with %s on %s is loaded to the cent", async (sourceCurrency, sourceBlockchain) => {
    const user = await world.connect();
    const { address } = await user.call("createDepositAddress", { body: { sourceCurrency, sourceBlockchain } });
    const expected = new Map(Object.entries(sold)).get(sourceCurrency);
    await receive(address, expected?.amount ?? "", sourceCurrency);
    expect(await user.call("getBalance", { body: { currency: "EUR" } })).toEqual({ balance: expected?.cents });
  });
});
