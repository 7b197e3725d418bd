import { formatAmount } from "../../../domain/money/amount.ts";
import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { copyable, copyableValue } from "../parts/copyable.ts";
import { currencyArrow } from "../parts/currency-arrow.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { type AccountUser, renderAccountPage } from "./render-account-page.ts";

export interface AccountConnection {
  readonly id: string;
  readonly name: string;
  readonly status: KnownValue<"ConnectionStatus">;
  readonly application: string;
  readonly sourceCurrency: string;
  readonly destinationCurrency: string;
  readonly destination: { readonly label: string; readonly value: string };
  /** Only while money that is sent there is converted. */
  readonly depositPlace: { readonly label: string; readonly value: string } | null;
  /** The code that is being waited for. */
  readonly challenge: { readonly pageToken: string; readonly purpose: "activation" | "cancellation" } | null;
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

/** What an app names when it pays to the same place again. */
const REFERENCE = { title: "Reference for apps", wide: true } as const;

/** The states of a connection as its user would say them. */
const STATES: Readonly<Record<AccountConnection["status"], string>> = {
  INITIATING: "Being set up",
  PENDING: "Waits for your code",
  ACTIVE: "Active",
  FAILED: "Could not be set up",
  EXPIRED: "Code not entered in time",
  INACTIVE: "Cancelled",
};

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
        <h2 id="accounts-title">Your bank accounts</h2>
        <p class="hint">What you sell is paid out here.</p>
        ${renderBankAccounts(beneficiaries)}
      </section>
      <section aria-labelledby="addresses-title">
        <h2 id="addresses-title">Your wallets</h2>
        <p class="hint">What you buy is sent here.</p>
        ${renderWallets(addresses)}
      </section>
    `,
    ),
  });
}

function renderBankAccounts(beneficiaries: AccountView["beneficiaries"]): Html {
  return table({
    caption: "Your bank accounts",
    columns: [{ title: "Name" }, { title: "IBAN", wide: true }, { title: "BIC" }, REFERENCE],
    rows: beneficiaries.map(({ id, iban, bic, name }) => [
      name,
      html`<code class="nowrap">${iban}</code>`,
      html`<code class="nowrap">${bic}</code>`,
      copyableValue({ id: `beneficiary-${id}`, label: `beneficiaryId of ${iban}`, text: id }),
    ]),
    empty: "No bank account yet. An app adds the one to which it pays you what you sell.",
  });
}

function renderWallets(addresses: AccountView["addresses"]): Html {
  return table({
    caption: "Your wallets",
    columns: [{ title: "Address", wide: true }, { title: "Network" }, REFERENCE],
    rows: addresses.map(({ id, address, network }) => [
      html`<code class="wrap">${address}</code>`,
      network,
      copyableValue({ id: `address-${id}`, label: `whitelistedAddressId of ${address}`, text: id }),
    ]),
    empty: "No wallet yet. An app adds the one to which it sends what you buy.",
  });
}

function renderConnections(connections: readonly AccountConnection[]): Html {
  if (connections.length === 0)
    return html`<p class="empty">No connection yet. Apps that are connected to your account can open them for you.</p>`;
  return html`<ul class="stack">${connections.map((connection) => html`<li>${renderConnection(connection)}</li>`)}</ul>`;
}

function renderConnection(connection: AccountConnection): Html {
  const { id, name, status, application, sourceCurrency, destinationCurrency, destination, depositPlace, challenge } =
    connection;
  return html`<article class="card" aria-labelledby="${id}-name">
    <header class="card-head"><h3 id="${id}-name">${name}</h3>${pill(status, STATES[status])}</header>
    <p class="hint">${currencyArrow(sourceCurrency, destinationCurrency)}, by ${application}</p>
    ${depositPlace && copyable({ id: `${id}-place`, label: depositPlace.label, text: depositPlace.value })}
    ${copyable({ id: `${id}-destination`, label: destination.label, text: destination.value })}
    ${challenge && html`<a class="button primary" href="${paths.otp(challenge.pageToken)}">${challenge.purpose === "activation" ? "Enter the code" : "Enter the code to cancel"}<span class="unseen"> for ${name}</span></a>`}
  </article>`;
}
