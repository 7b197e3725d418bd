import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { formatAmount } from "../parts/amount.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { time } from "../parts/time.ts";
import { type AccountUser, renderAccountPage } from "./renderAccountPage.ts";

export interface HistoryRow {
  readonly id: string;
  readonly type: "ONRAMP" | "OFFRAMP" | "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL";
  readonly status: string;
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

const KINDS = { ONRAMP: "Bought", OFFRAMP: "Sold", OFFRAMP_WITHOUT_FIAT_WITHDRAWAL: "Card top-up" } as const;

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
        columns: [
          { title: "When" },
          { title: "What" },
          { title: "You sent", align: "end" },
          { title: "You received", align: "end" },
          { title: "State" },
        ],
        rows: orders.items.map((order) => [
          time(order.createdAt),
          KINDS[order.type],
          formatAmount(order.sourceAmount, order.sourceCurrency),
          order.status === "SUCCESSFUL" ? formatAmount(order.destinationAmount, order.destinationCurrency) : "",
          pill(order.status),
        ]),
        empty: "Nothing has been converted yet.",
      })}
      ${pager(orders, { of: "transactions", path: paths.history(user.id) })}
    `,
    ),
  });
}
