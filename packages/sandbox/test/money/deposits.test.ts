import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy, EVM_ADDRESS, lightning, sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const SETTLING_SECONDS = 5;

describe.each(stores)("Deposits into connections on $name", (store) => {
  const world = useWorld(store, { prices: { BTCEUR: "90000", USDCEUR: "0.9", ETHEUR: "3000" }, feeBps: 150 });

  async function settle() {
    await world.sandbox.advance(SETTLING_SECONDS);
    await world.sandbox.settled();
    return world.events.at(-1);
  }

  test("EUR to a deposit IBAN becomes crypto at the price of that moment, minus the fee", async () => {
    const user = await world.connect();
    const { depositIban } = await createActive(world, user, buy());
    const orderId = await world.control.deposit(depositIban ?? "", "10000", "EUR");
    const pending = await user.call("listTransactions");
    expect(pending.transactions).toMatchObject([{ orderId, status: "PENDING" }]);
    const event = await settle();
    // 90000 / 0.985, rounded up to the cent; 100 EUR divided by that, rounded down to the satoshi.
    const outcome = {
      sourceAmount: "10000",
      sourceCurrency: "EUR",
      destinationAmount: "109444",
      destinationCurrency: "BTC",
    };
    const { userId } = await user.call("getUserId");
    const ref = "ref of ana+connected@example.com";
    expect(event).toMatchObject({ url: "https://partner.example/hooks/6d1f0c/order-status" });
    expect(event?.body).toEqual({
      ...{ orderId, status: "SUCCESSFUL", userId, ref, sourceId: ref, ...outcome },
      price: { price: "91370.56", currency: "EUR" },
      timestamp: (await world.sandbox.now()).toISOString(),
    });
    const { transactions } = await user.call("listTransactions");
    expect(transactions).toEqual([
      { orderId, type: "ONRAMP", subType: "ONCHAIN", status: "SUCCESSFUL", ...outcome, createdAt: expect.any(String) },
    ]);
  });

  test("an IBAN may be written with spaces", async () => {
    const user = await world.connect();
    const { depositIban = "" } = await createActive(world, user, buy());
    await world.control.deposit(depositIban.replaceAll(/(.{4})/g, "$1 "), "10000", "EUR");
    expect((await settle())?.body.status).toBe("SUCCESSFUL");
  });

  test("crypto to a deposit address becomes EUR at the bank account", async () => {
    const user = await world.connect();
    const { depositAddress } = await createActive(world, user, sell({ sourceCurrency: "USDC" }));
    await world.control.deposit(depositAddress ?? "", "153000000", "USDC");
    expect((await settle())?.body).toMatchObject({
      status: "SUCCESSFUL",
      // 153 USDC at 0.9 EUR less 1.5 %: 0.8865.
      ...{ sourceAmount: "153000000", destinationAmount: "13563", destinationCurrency: "EUR" },
      price: { price: "0.8865", currency: "EUR" },
    });
    expect(await user.call("getBalance", { body: { currency: "EUR" } })).toEqual({ balance: "0" });
    const { transactions } = await user.call("listTransactions");
    expect(transactions).toMatchObject([{ type: "OFFRAMP", subType: "ONCHAIN" }]);
  });

  test("sats to a Lightning address become EUR, through every address of the standing order", async () => {
    const user = await world.connect();
    await createActive(world, user, lightning());
    await createProcessed(world, user, lightning({ name: "Second", lnAddress: "ana-2" }));
    await world.control.deposit("ana-novak@ln.svc.example", "100000", "BTC");
    await world.control.deposit("ana-2@ln.svc.example", "100000", "BTC");
    await settle();
    const { transactions } = await user.call("listTransactions");
    expect(transactions).toMatchObject([
      { type: "OFFRAMP", subType: "LIGHTNING", destinationAmount: "8865", status: "SUCCESSFUL" },
      { type: "OFFRAMP", subType: "LIGHTNING", destinationAmount: "8865", status: "SUCCESSFUL" },
    ]);
  });

  test("amounts of 18 decimals are exact", async () => {
    const user = await world.connect();
    const body = buy({ destinationCurrency: "ETH", destinationAddress: EVM_ADDRESS });
    const { depositIban } = await createActive(world, user, body);
    await world.control.deposit(depositIban ?? "", "1000000", "EUR");
    // 10000 EUR at 3045.69 EUR.
    expect((await settle())?.body.destinationAmount).toBe("3283328244174554862");
  });

  test.each([
    ["below the minimum", "999"],
    ["above the maximum", "1500001"],
  ])("a deposit %s is returned: FAILED, nothing received", async (_, amount) => {
    const user = await world.connect();
    const { depositIban } = await createActive(world, user, buy());
    await world.control.deposit(depositIban ?? "", amount, "EUR");
    expect((await settle())?.body).toMatchObject({ status: "FAILED", sourceAmount: amount, destinationAmount: "0" });
    expect((await user.call("listTransactions")).transactions).toMatchObject([{ status: "FAILED" }]);
  });

  test("a deposit into a connection that is not active is returned", async () => {
    const user = await world.connect();
    const { depositIban } = await createProcessed(world, user, buy());
    await world.control.deposit(depositIban ?? "", "10000", "EUR");
    expect((await settle())?.body.status).toBe("FAILED");
  });

  test("a deposit needs a known place and the currency that goes there", async () => {
    const user = await world.connect();
    const { depositIban } = await createActive(world, user, buy());
    const unknown = await world.control.send("POST", "/deposits", { to: "nowhere", amount: "1", currency: "EUR" });
    expect(unknown.status).toBe(404);
    const wrong = await world.control.send("POST", "/deposits", { to: depositIban, amount: "1", currency: "BTC" });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ errorDetails: [{ path: "/currency" }] });
  });
});

describe.each(stores)("Topping up the card on $name", (store) => {
  const world = useWorld(store, { prices: { USDCEUR: "0.9", BTCEUR: "90000" } });
  const topUp = { sourceCurrency: "USDC", sourceBlockchain: "POLYGON" };

  async function settle() {
    await world.sandbox.advance(SETTLING_SECONDS);
    await world.sandbox.settled();
  }

  test.each([
    ["USDC", "POLYGON", /^0x/],
    ["USDC", "ETHEREUM", /^0x/],
    ["BTC", "BITCOIN", /^tb1q/],
    ["BTC", "LIGHTNING", /^[^@]+@ln\.svc\.example$/],
    ["ETH", "ETHEREUM", /^0x/],
    ["USDT", "POLYGON", /^0x/],
    ["USDT", "ETHEREUM", /^0x/],
  ])("%s on %s gets an address and limits", async (sourceCurrency, sourceBlockchain, form) => {
    const user = await world.connect();
    const answer = await user.call("createDepositAddress", { body: { sourceCurrency, sourceBlockchain } });
    expect(answer.address).toMatch(form);
    expect(BigInt(answer.minimumDepositAmount)).toBeLessThan(BigInt(answer.maximumDepositAmount));
    expect(answer.blockchain).toBe(sourceBlockchain === "LIGHTNING" ? "LIGHTNING" : undefined);
  });

  test.each([
    ["BTC", "POLYGON"],
    ["ETH", "BITCOIN"],
    ["USDC", "LIGHTNING"],
    ["POL", "POLYGON"],
    ["USDC", undefined],
  ])("%s on %s is refused", async (sourceCurrency, sourceBlockchain) => {
    const user = await world.connect();
    const refused = await user.refused("createDepositAddress", { body: { sourceCurrency, sourceBlockchain } });
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  });

  test("crypto that arrives is converted and loaded onto the card", async () => {
    const user = await world.connect();
    const { address } = await user.call("createDepositAddress", { body: topUp });
    expect((await user.call("listTransactions")).transactions).toEqual([]);
    const orderId = await world.control.deposit(address, "100000000", "USDC");
    await settle();
    expect(await user.call("getBalance", { body: { currency: "EUR" } })).toEqual({ balance: "8865" });
    expect((await user.call("listTransactions")).transactions).toMatchObject([
      { orderId, type: "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL", status: "SUCCESSFUL", destinationAmount: "8865" },
    ]);
    expect(world.events).toMatchObject([{ body: { orderId, status: "SUCCESSFUL" } }]);
  });

  test("the limits hold: exactly the minimum and maximum are converted, one beside is returned", async () => {
    const user = await world.connect();
    const outcomes = [];
    const { minimumDepositAmount, maximumDepositAmount } = await user.call("createDepositAddress", { body: topUp });
    const amounts = [minimumDepositAmount, maximumDepositAmount].map(BigInt);
    for (const amount of [(amounts[0] ?? 0n) - 1n, ...amounts, (amounts[1] ?? 0n) + 1n]) {
      const { address } = await user.call("createDepositAddress", { body: topUp });
      await world.control.deposit(address, amount.toString(), "USDC");
      await settle();
      outcomes.push(world.events.at(-1)?.body.status);
    }
    expect(outcomes).toEqual(["FAILED", "SUCCESSFUL", "SUCCESSFUL", "FAILED"]);
  });

  test("an address is good for one deposit", async () => {
    const user = await world.connect();
    const { address } = await user.call("createDepositAddress", { body: topUp });
    const first = await world.control.deposit(address, "100000000", "USDC");
    const second = await world.control.deposit(address, "100000000", "USDC");
    expect(second).not.toBe(first);
    await settle();
    const { transactions } = await user.call("listTransactions");
    expect(transactions.map(({ orderId, status }) => [orderId, status])).toEqual([
      [second, "FAILED"],
      [first, "SUCCESSFUL"],
    ]);
    expect(await user.call("getBalance", { body: { currency: "EUR" } })).toEqual({ balance: "8865" });
  });

  test("an IP address is optional and has to be one", async () => {
    const user = await world.connect();
    await user.call("createDepositAddress", { body: { ...topUp, ipAddress: "203.0.113.7" } });
    await user.call("createDepositAddress", { body: { ...topUp, ipAddress: "2001:db8::1" } });
    const refused = await user.refused("createDepositAddress", { body: { ...topUp, ipAddress: "here" } });
    expect(refused.code).toBe("VALIDATION_FAILED");
  });
});
