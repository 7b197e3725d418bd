import { currencyOfTicker, QUOTE_CURRENCY } from "../domain/money/prices.ts";
import { quoteRate } from "../domain/money/quote.ts";
import type { Operation } from "../http/api/operation-types.ts";

export const getRate: Operation<"getRate"> = {
  access: "read",
  async handle({ work, body }) {
    const currency = currencyOfTicker(body.ticker);
    if (currency === undefined) throw new Error(`no price for ${body.ticker}`);
    return {
      ticker: body.ticker,
      ...quoteRate(currency, work.now, work.settings.pricing),
      currency: QUOTE_CURRENCY,
      timestamp: work.now,
    };
  },
};
