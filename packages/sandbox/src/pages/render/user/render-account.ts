import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { formatAmount } from "../parts/amount.ts";
import { copyable } from "../parts/copyable.ts";
import { currencyArrow } from "../parts/currency-arrow.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { type AccountUser, renderAccountPage } from "./render-account-page.ts";

export interface AccountConnection {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly application: string;
  readonly sourceCurrency: string;
  readonly destinationCurrency: string;
  readonly destination: { readonly label: string; readonly value: string };
  /** Only while money that is sent there is converted. */
  readonly depositPlace: { readonly label: string; readonly value: string } | null;
  /** Of the page for the code that is being waited for. */
  readonly pageToken: string | null;
}

export interface AccountView {
  readonly user: AccountUser;
  readonly balanceCents: bigint;
  readonly connections: Page<AccountConnection>;
  readonly beneficiaries: readonly {
    readonly id: string;
    readonly iban: string;
    readonly bic: string;
    readonly name: string;
  }[];
  readonly addresses: readonly { readonly id: string; readonly address: string; readonly network: string }[];
}

export function renderAccount({ user, balanceCents, connections, beneficiaries, addresses }: AccountView): Html {
  return renderAccountPage({
    tab: "Overview",
    user,
    content: live(
      "account",
      ["user", "connection", "order", "reset"],
      html`
      <section class="balance" aria-labelledby="balance-title">
        <h2 id="balance-title">Balance</h2>
        <p>${formatAmount(balanceCents, "EUR")}</p>
      </section>
      <section aria-labelledby="connections-title">
        <h2 id="connections-title">Connections</h2>
        ${renderConnections(connections.items)}
        ${pager(connections, { of: "connections", path: paths.account(user.id) })}
      </section>
      <section aria-labelledby="accounts-title">
        <h2 id="accounts-title">Bank accounts</h2>
        ${table({
          caption: "Bank accounts",
          columns: [
            { title: "Name" },
            { title: "IBAN" },
            { title: "BIC", extra: true },
            { title: "beneficiaryId", extra: true },
          ],
          rows: beneficiaries.map(({ id, iban, bic, name }) => [
            name,
            html`<code class="nowrap">${iban}</code>`,
            html`<code class="nowrap">${bic}</code>`,
            html`<code>${id}</code>`,
          ]),
          empty: "No bank account yet.",
        })}
      </section>
      <section aria-labelledby="addresses-title">
        <h2 id="addresses-title">Approved addresses</h2>
        ${table({
          caption: "Approved addresses",
          columns: [{ title: "Address" }, { title: "Network" }, { title: "whitelistedAddressId", extra: true }],
          rows: addresses.map(({ id, address, network }) => [
            html`<code class="wrap">${address}</code>`,
            network,
            html`<code>${id}</code>`,
          ]),
          empty: "No address yet.",
        })}
      </section>
    `,
    ),
  });
}

function renderConnections(connections: readonly AccountConnection[]): Html {
  if (connections.length === 0)
    return html`<p class="empty">No connection yet. Apps that you connect can open them for you.</p>`;
  return html`<ul class="stack">${connections.map((connection) => html`<li>${renderConnection(connection)}</li>`)}</ul>`;
}

function renderConnection(connection: AccountConnection): Html {
  const { id, name, status, application, sourceCurrency, destinationCurrency, destination, depositPlace, pageToken } =
    connection;
  return html`<article class="card" aria-labelledby="${id}-name">
    <header class="card-head"><h3 id="${id}-name">${name}</h3>${pill(status)}</header>
    <p class="hint">${currencyArrow(sourceCurrency, destinationCurrency)}, by ${application}</p>
    ${depositPlace && copyable({ id: `${id}-place`, label: depositPlace.label, text: depositPlace.value })}
    ${copyable({ id: `${id}-destination`, label: destination.label, text: destination.value })}
    ${pageToken !== null && html`<a class="button primary" href="${paths.otp(pageToken)}">Enter the code<span class="unseen"> for ${name}</span></a>`}
  </article>`;
}
