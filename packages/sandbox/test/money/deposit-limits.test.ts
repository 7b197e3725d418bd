import { currencies } from "@svc/openapi";
import { describe, expect, test } from "vitest";
import { createActive } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

/** One whole unit of each costs as many euros, so limits can be read as euros. */
const prices = { BTCEUR: "100000", ETHEUR: "3000", USDCEUR: "1", USDTEUR: "1" };
const DEPOSITS = 51;

describe.each(stores)("Deposit limits on $name", (store) => {
  const world = useWorld(store, { prices });

  test.each([
    ["BTC", "BITCOIN", 100_000],
    ["BTC", "LIGHTNING", 100_000],
    ["ETH", "ETHEREUM", 3_000],
    ["USDC", "POLYGON", 1],
    ["USDT", "ETHEREUM", 1],
  ] as const)(
    "those of %s on %s are in the smallest unit: worth some euros, not some millionths",
    async (sourceCurrency, sourceBlockchain, price) => {
      const user = await world.connect();
      const body = { sourceCurrency, sourceBlockchain };
      const { minimumDepositAmount, maximumDepositAmount } = await user.call("createDepositAddress", { body });
      const euros = (amount: string) => (Number(amount) / 10 ** currencies[sourceCurrency].decimals) * price;
      expect(euros(minimumDepositAmount)).toBeGreaterThanOrEqual(5);
      expect(euros(minimumDepositAmount)).toBeLessThanOrEqual(20);
      expect(euros(maximumDepositAmount)).toBeGreaterThanOrEqual(10_000);
      expect(euros(maximumDepositAmount)).toBeLessThanOrEqual(20_000);
    },
  );
});

describe.each(stores)("Pages of transactions on $name", (store) => {
  const world = useWorld(store);

  test("hold 50 unless asked otherwise, and up to 100", async () => {
    const user = await world.connect();
    const { depositIban = "" } = await createActive(world, user, buy());
    for (let number = 0; number < DEPOSITS; number += 1) await world.control.deposit(depositIban, "10000", "EUR");
    await world.sandbox.advance(5);
    expect(await user.call("listTransactions")).toMatchObject({ number: 50, totalCount: DEPOSITS });
    const all = await user.call("listTransactions", { body: { limit: "100" } });
    expect(all).toMatchObject({ number: DEPOSITS, totalCount: DEPOSITS });
  });
});
