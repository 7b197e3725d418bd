import { currencies } from "@svc/openapi";
import { parseAmount } from "../../domain/money/amount.ts";
import { isDepositCurrency } from "../../domain/money/deposit-limits.ts";
import { attempt } from "../http/attempt.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { paths, withQuery } from "../paths.ts";
import { readOrders } from "../read/read-orders.ts";
import { pageNumber } from "../read/read-page.ts";
import { readSurroundings } from "../read/read-surroundings.ts";
import { renderDeposits } from "../render/developer/render-deposits.ts";

export function addDepositRoutes({ page, form, context: { engine, commands } }: Routes): void {
  page(paths.deposits, (c) =>
    engine.read(async (work) => {
      const { to = "", amount = "", currency = "EUR", page: number } = c.req.query();
      const view = {
        orders: await readOrders(work, pageNumber(number)),
        form: { to, amount, currency },
        currencies: Object.keys(currencies).filter(isDepositCurrency),
      };
      return renderDeposits(view, await readSurroundings(engine, work, c));
    }),
  );

  form(paths.deposits, async (_c, form) => {
    const to = form.text("to");
    const currency = form.text("currency");
    // After a mistake, nothing has to be typed again.
    const again = withQuery(paths.deposits, { to, currency, amount: form.text("amount") });
    const amount = parseAmount(form.text("amount"), currency);
    if (amount === undefined) return goBack(again, "deposit-amount");
    const refused = { NOT_FOUND: "deposit-nowhere", VALIDATION_FAILED: "deposit-currency" } as const;
    const notice = await attempt(() => commands.deposit({ to, amount, currency }), "deposit-made", refused);
    return goBack(notice === "deposit-made" ? paths.deposits : again, notice);
  });
}
