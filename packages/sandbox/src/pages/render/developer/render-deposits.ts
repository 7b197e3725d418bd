import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { amount } from "../parts/amount.ts";
import { selectField, textField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { orderKind } from "../parts/order-kind.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { time } from "../parts/time.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface OrderRow {
  readonly id: string;
  readonly type: KnownValue<"TransactionType">;
  readonly subType: KnownValue<"TransactionSubType">;
  readonly status: KnownValue<"TransactionStatus">;
  readonly sourceAmount: bigint;
  readonly sourceCurrency: string;
  readonly destinationAmount: bigint;
  readonly destinationCurrency: string;
  readonly price: string;
  readonly failure: string | null;
  readonly userId: string;
  readonly email: string;
  readonly createdAt: number;
}

export interface DepositsView {
  readonly orders: Page<OrderRow>;
  /** What stands in the form, after a mistake or by a link that fills it in. */
  readonly form: { readonly to: string; readonly amount: string; readonly currency: string };
  readonly currencies: readonly string[];
}

export function renderDeposits({ orders, form, currencies }: DepositsView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Deposits",
      section: "Deposits",
      intro: "Send made-up money to a deposit IBAN, a crypto address or a Lightning address, and see it converted.",
      content: html`
        <form method="post" action="${paths.deposits}" class="card form-grid deposit" aria-label="Deposit">
          ${textField({ name: "to", label: "To", value: form.to, required: true, hint: "IBAN, crypto address or Lightning address" })}
          ${textField({ name: "amount", label: "Amount", value: form.amount, required: true, hint: "Like 250 or 0.001" })}
          ${selectField({ name: "currency", label: "Currency", value: form.currency, choices: currencies.map((value) => ({ value, label: value })) })}
          <button class="primary">Deposit</button>
        </form>
        <section aria-labelledby="orders-title">
          <h2 id="orders-title">Orders</h2>
          ${live(
            "orders",
            ["order", "reset"],
            html`
            ${renderOrderTable(orders.items)}
            ${pager(orders, { of: "orders", path: paths.deposits })}
          `,
          )}
        </section>`,
    },
    around,
  );
}

function renderOrderTable(orders: readonly OrderRow[]): Html {
  return table({
    caption: "Orders",
    columns: [
      { title: "State" },
      { title: "Paid in", align: "end" },
      { title: "Paid out", align: "end" },
      { title: "Price", align: "end" },
      { title: "Kind", wide: true },
    ],
    rows: orders.map((order) => [
      html`${pill(order.status)}<br><span class="hint">${time(order.createdAt)}</span>${order.failure !== null && html`<br><span class="hint">${order.failure}</span>`}`,
      amount(order.sourceAmount, order.sourceCurrency),
      order.failure === null ? amount(order.destinationAmount, order.destinationCurrency) : undefined,
      html`<span class="nowrap">${order.price} EUR</span>`,
      html`${orderKind(order.type)}${order.subType === "LIGHTNING" && " over Lightning"}<br><a class="hint" href="${paths.history(order.userId)}">${order.email}</a>`,
    ]),
    empty: html`No order yet. Deposit something above; an active <a href="${paths.connections}">connection</a> tells where to.`,
  });
}
