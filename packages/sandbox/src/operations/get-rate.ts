import { isCryptoCurrency } from "../domain/money/prices.ts";
import { quoteRate } from "../domain/money/quote.ts";
import type { Operation } from "../http/operation-types.ts";

const QUOTE_CURRENCY = "EUR";

export const getRate: Operation<"getRate"> = {
  access: "read",
  async handle({ work, body }) {
    const currency = body.ticker.slice(0, -QUOTE_CURRENCY.length);
    if (!isCryptoCurrency(currency)) throw new Error(`no price for ${body.ticker}`);
    return {
      ticker: body.ticker,
      ...quoteRate(currency, work.now, work.settings.pricing),
      currency: QUOTE_CURRENCY,
      timestamp: work.now,
    };
  },
};
