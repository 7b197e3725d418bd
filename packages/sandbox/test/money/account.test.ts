import { describe, expect, test } from "vitest";
import type { ApiCaller } from "../support/call.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("Balance and transactions on $name", (store) => {
  const world = useWorld(store);

  /** Tops up the card so many times, a minute apart, and answers when each of them began. */
  async function topUp(user: ApiCaller, times: number): Promise<number[]> {
    const begins = [];
    for (let time = 0; time < times; time += 1) {
      const body = { sourceCurrency: "USDC", sourceBlockchain: "POLYGON" };
      const { address } = await user.call("createDepositAddress", { body });
      await world.control.deposit(address, "100000000", "USDC");
      begins.push((await world.sandbox.now()).getTime());
      await world.sandbox.advance(60);
    }
    return begins;
  }

  test("a new user has nothing", async () => {
    const user = await world.connect();
    expect(await user.call("getBalance", { body: { currency: "EUR" } })).toEqual({ balance: "0" });
    expect(await user.call("listTransactions", { body: {} })).toEqual({ transactions: [], number: 0, totalCount: 0 });
  });

  test("the balance is in EUR and nothing else", async () => {
    const user = await world.connect();
    expect((await user.refused("getBalance", { body: { currency: "USD" } })).code).toBe("VALIDATION_FAILED");
    expect((await user.refused("getBalance", { body: {} })).code).toBe("VALIDATION_FAILED");
    expect((await user.refused("getBalance")).code).toBe("VALIDATION_FAILED");
  });

  test("transactions come newest first, in pages", async () => {
    const user = await world.connect();
    await topUp(user, 5);
    const all = await user.call("listTransactions");
    expect(all).toMatchObject({ number: 5, totalCount: 5 });
    const times = all.transactions.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const page = await user.call("listTransactions", { body: { limit: "2", offset: "3" } });
    expect(page).toEqual({ transactions: all.transactions.slice(3), number: 2, totalCount: 5 });
    const beyond = await user.call("listTransactions", { body: { offset: "5" } });
    expect(beyond).toEqual({ transactions: [], number: 0, totalCount: 5 });
  });

  test("transactions can be limited to a time, both ends included", async () => {
    const user = await world.connect();
    const [, second = 0, third = 0] = await topUp(user, 4);
    const between = await user.call("listTransactions", { body: { startDate: second, endDate: third } });
    expect(between).toMatchObject({ number: 2, totalCount: 2 });
    expect(between.transactions.map(({ createdAt }) => Date.parse(createdAt))).toEqual([third, second]);
    expect((await user.call("listTransactions", { body: { startDate: third + 1 } })).number).toBe(1);
  });

  test.each([
    { limit: "0" },
    { limit: "101" },
    { limit: 5 },
    { offset: "-1" },
    { startDate: "today" },
    { endDate: 1.5 },
  ])("a malformed filter is refused: %j", async (body) => {
    const user = await world.connect();
    expect((await user.refused("listTransactions", { body })).code).toBe("VALIDATION_FAILED");
  });

  test("the path may end with a slash", async () => {
    const user = await world.connect();
    const response = await world.sandbox.fetch(`${world.sandbox.url}/api/v0/account/transactions/`, {
      method: "POST",
      headers: { "api-key": user.key },
    });
    expect(response.status).toBe(200);
  });

  test("with a slash at its end, a path takes the same methods", async () => {
    const ask = (method: string) =>
      world.sandbox.fetch(`${world.sandbox.url}/api/v0/account/transactions/`, { method });
    const refused = await ask("PUT");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await ask("OPTIONS")).headers.get("access-control-allow-origin")).toBe("*");
  });

  test("users see their own transactions and balance only", async () => {
    await topUp(await world.connect(), 1);
    const bob = await world.connect("bob+connected@example.com");
    expect((await bob.call("listTransactions")).totalCount).toBe(0);
    expect(await bob.call("getBalance", { body: { currency: "EUR" } })).toEqual({ balance: "0" });
  });
});

describe.each(stores)("Rates on $name", (store) => {
  const world = useWorld(store);
  const rate = (ticker: string) => world.partner.call("getRate", { body: { ticker } });

  test.each(["USDCEUR", "BTCEUR", "ETHEUR", "USDTEUR"])("%s has a market price and one after fees", async (ticker) => {
    const answer = await rate(ticker);
    expect(answer).toMatchObject({ ticker, currency: "EUR", timestamp: (await world.sandbox.now()).getTime() });
    expect(Number(answer.svcPrice) / Number(answer.price)).toBeCloseTo(0.985, 3);
  });

  test("other pairs are refused", async () => {
    expect(await world.partner.refused("getRate", { body: { ticker: "POLEUR" } })).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
    });
  });

  test("prices move with the clock, the same way each time", async () => {
    const series = async () => {
      const prices = [];
      for (let hour = 0; hour < 5; hour += 1) {
        prices.push((await rate("BTCEUR")).price);
        await world.sandbox.advance(3600);
      }
      return prices;
    };
    const first = await series();
    expect(new Set(first).size).toBe(5);
    await world.sandbox.reset();
    expect(await series()).toEqual(first);
  });
});
