import { obtain } from "../run/ask.ts";
import { Divergence } from "../run/divergence.ts";
import { same } from "../run/same.ts";
import { POL_PRICE, type World } from "../run/world.ts";
import type { Crypto } from "../state/plan.ts";

/** What one is worth on the market, and what somebody who sells it gets. */
export interface Rate {
  readonly market: string;
  readonly sale: string;
}

export async function readRate(world: World, currency: Crypto): Promise<Rate> {
  if (currency === "POL") return { market: POL_PRICE, sale: "0" };
  const ticker = `${currency}EUR`;
  const { masterKey } = world.applications.Acme;
  const { price, svcPrice, ...rest } = await obtain(world, masterKey, "getRate", { body: { ticker } });
  same("rate", rest, { ticker, currency: "EUR", timestamp: world.model.now });
  if (!world.model.rules.isFairSellPrice(svcPrice, price)) {
    throw new Divergence(`svcPrice of ${ticker}`, `${price} less the fee`, svcPrice);
  }
  return { market: price, sale: svcPrice };
}
