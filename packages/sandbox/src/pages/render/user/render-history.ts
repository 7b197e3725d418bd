import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { amount } from "../parts/amount.ts";
import { live } from "../parts/live.ts";
import { orderKind } from "../parts/order-kind.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { time } from "../parts/time.ts";
import { type AccountUser, renderAccountPage } from "./render-account-page.ts";

export interface HistoryRow {
  readonly id: string;
  readonly type: KnownValue<"TransactionType">;
  readonly status: KnownValue<"TransactionStatus">;
  readonly sourceAmount: bigint;
  readonly sourceCurrency: string;
  readonly destinationAmount: bigint;
  readonly destinationCurrency: string;
  readonly createdAt: number;
}

export interface HistoryView {
  readonly user: AccountUser;
  readonly orders: Page<HistoryRow>;
}

const STATES: Readonly<Record<HistoryRow["status"], string>> = {
  PENDING: "Under way",
  SUCCESSFUL: "Done",
  FAILED: "Failed",
};

export function renderHistory({ user, orders }: HistoryView): Html {
  return renderAccountPage({
    tab: "History",
    user,
    content: live(
      "history",
      ["order", "reset"],
      html`
      ${table({
        caption: "History",
        columns: [{ title: "What" }, { title: "You sent", align: "end" }, { title: "You received", align: "end" }],
        rows: orders.items.map((order) => [
          html`${orderKind(order.type)} ${pill(order.status, STATES[order.status])}<br><span class="hint">${time(order.createdAt)}</span>`,
          amount(order.sourceAmount, order.sourceCurrency),
          received(order),
        ]),
        empty: "Nothing has been converted yet. What you send to an active connection shows here.",
      })}
      ${pager(orders, { of: "transactions", path: paths.history(user.id) })}
    `,
    ),
  });
}

function received({ status, destinationAmount, destinationCurrency }: HistoryRow): Html | string | undefined {
  if (status === "FAILED") return "sent back";
  return status === "SUCCESSFUL" ? amount(destinationAmount, destinationCurrency) : undefined;
}
