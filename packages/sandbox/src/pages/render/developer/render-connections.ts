import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { currencyArrow } from "../parts/currency-arrow.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { time } from "../parts/time.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface ConnectionRow {
  readonly id: string;
  readonly name: string;
  readonly status: KnownValue<"ConnectionStatus">;
  readonly subtype: KnownValue<"ConnectionSubtype">;
  readonly sourceCurrency: string;
  readonly destinationCurrency: string;
  readonly userId: string;
  readonly email: string;
  readonly application: string;
  readonly updatedAt: number;
}

export interface ConnectionsView {
  readonly connections: Page<ConnectionRow>;
}

export function renderConnections({ connections }: ConnectionsView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Connections",
      section: "Connections",
      intro:
        "What users have opened between a bank account and a wallet. Open one to see its code, where money goes, and its life.",
      content: live(
        "connections",
        ["connection", "reset"],
        html`
        ${renderConnectionTable(connections.items)}
        ${pager(connections, { of: "connections", path: paths.connections })}
      `,
      ),
    },
    around,
  );
}

export function renderConnectionTable(connections: readonly ConnectionRow[]): Html {
  return table({
    caption: "Connections",
    columns: [
      { title: "Name" },
      { title: "State" },
      { title: "Converts" },
      { title: "User", wide: true },
      { title: "Updated" },
    ],
    rows: connections.map(renderRow),
    empty: html`No connection yet. It takes the key of a connected <a href="${paths.users}">user</a> and a call of <code>createConnection</code>.`,
  });
}

function renderRow(connection: ConnectionRow): (Html | string)[] {
  const { id, name, status, subtype, sourceCurrency, destinationCurrency, userId, email, application } = connection;
  return [
    html`<a href="${paths.connection(id)}">${name}</a>`,
    pill(status),
    html`${currencyArrow(sourceCurrency, destinationCurrency)}${subtype === "LN" && html` <span class="tag">Lightning</span>`}`,
    html`<a href="${paths.account(userId)}">${email}</a><br><span class="hint">by ${application}</span>`,
    time(connection.updatedAt),
  ];
}
