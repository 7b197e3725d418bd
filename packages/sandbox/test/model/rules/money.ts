import { FEE_BPS } from "../state/cast.ts";
import type { Model, Place, User } from "../state/model.ts";
import { type Crypto, sourceOf } from "../state/plan.ts";
import { type Decimal, toDecimal } from "./decimal.ts";

const BPS = 10_000n;
const CENTS = 100n;
const decimals: Readonly<Record<Crypto, bigint>> = { BTC: 8n, ETH: 18n, USDC: 6n, USDT: 6n, POL: 18n };
const unit = (currency: Crypto) => 10n ** decimals[currency];

export interface Range {
  readonly least: bigint;
  readonly most: bigint;
}

const exactly = (amount: bigint): Range => ({ least: amount, most: amount });

export const money = {
  /** What somebody who sells is promised, fee included: not more than is due, and short of it by less than a step. */
  isFairSellPrice(price: string, market: string): boolean {
    const promised = toDecimal(price);
    const fair = toDecimal(market);
    const due = fair.digits * (BPS - FEE_BPS);
    const offered = promised.digits * BPS;
    return promised.scale === fair.scale && offered <= due && due - offered < BPS;
  },

  /** Cents for crypto, at the price that is promised. Fractions of a cent are not paid. */
  sale(amount: bigint, currency: Crypto, price: string): Range {
    const { digits, scale } = toDecimal(price);
    return exactly((amount * digits * CENTS) / (unit(currency) * scale));
  },

  /** Crypto for cents: the fee comes off first. The service may round its price up by a step. */
  purchase(cents: bigint, currency: Crypto, market: string): Range {
    const at = ({ digits, scale }: Decimal, extra: bigint) =>
      (cents * unit(currency) * scale * (BPS - FEE_BPS)) / (CENTS * (digits * BPS + extra * (BPS - FEE_BPS)));
    const price = toDecimal(market);
    return { least: at(price, 1n), most: at(price, 0n) };
  },

  /** A top-up is a one-off; a connection converts for as long as it is active. */
  isAccepted: ({ connection, used }: Place): boolean => (connection ? connection.status === "ACTIVE" : !used),

  fits: ({ connection, currency }: Place, sent: string): boolean =>
    sent === (connection ? sourceOf(connection.plan) : currency),

  /** What top-ups have brought. Connections pay out and leave nothing behind. */
  balance: (model: Model, user: User): bigint =>
    model.deposits
      .filter(({ place, status }) => place.owner.user === user && !place.connection && status === "SUCCESSFUL")
      .reduce((sum, { destinationAmount = 0n }) => sum + destinationAmount, 0n),
};
