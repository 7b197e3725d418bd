import type { CryptoCurrency, Currency } from "./money.ts";

export interface Entry {
  readonly account: string;
  readonly userId: string | null;
  readonly currency: Currency;
  readonly amount: bigint;
}

/** Where money comes from and goes to: the world's bank accounts and wallets. */
const OUTSIDE = "house/outside";
/** The house's stock, from which it sells and to which it buys. */
const STOCK = "house/stock";
const FEES = "house/fees";

function house(account: string, currency: Currency, amount: bigint): Entry {
  return { account, userId: null, currency, amount };
}

/** Money of a user that is on its way through. */
function transit(userId: string, currency: Currency, amount: bigint): Entry {
  return { account: `user/${userId}/transit`, userId, currency, amount };
}

export function balanceAccount(userId: string): string {
  return `user/${userId}/balance`;
}

function balance(userId: string, amount: bigint): Entry {
  return { account: balanceAccount(userId), userId, currency: "EUR", amount };
}

export function arrival(userId: string, currency: Currency, amount: bigint): Entry[] {
  return [house(OUTSIDE, currency, -amount), transit(userId, currency, amount)];
}

/** Out of the house: paid out, or sent back. */
export function departure(userId: string, currency: Currency, amount: bigint): Entry[] {
  return [transit(userId, currency, -amount), house(OUTSIDE, currency, amount)];
}

interface Trade {
  readonly userId: string;
  readonly currency: CryptoCurrency;
  readonly crypto: bigint;
  /** What the user gives or gets, fee taken into account. */
  readonly cents: bigint;
  readonly feeCents: bigint;
}

export function purchase({ userId, currency, crypto, cents, feeCents }: Trade): Entry[] {
  return [
    transit(userId, "EUR", -cents),
    house(STOCK, "EUR", cents - feeCents),
    house(FEES, "EUR", feeCents),
    house(STOCK, currency, -crypto),
    transit(userId, currency, crypto),
  ];
}

export function sale({ userId, currency, crypto, cents, feeCents }: Trade, to: "transit" | "balance"): Entry[] {
  return [
    transit(userId, currency, -crypto),
    house(STOCK, currency, crypto),
    house(STOCK, "EUR", -(cents + feeCents)),
    house(FEES, "EUR", feeCents),
    to === "balance" ? balance(userId, cents) : transit(userId, "EUR", cents),
  ];
}
