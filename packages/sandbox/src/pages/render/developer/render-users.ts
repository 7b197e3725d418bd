import type { KnownValue } from "../../../generated/known-values.ts";
import { paths, withQuery } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { textField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill, tonedPill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly kyc: "NONE" | "APPROVED" | "REJECTED";
  readonly grants: readonly GrantRow[];
}

/** Where the user stands with one application. */
export interface GrantRow {
  readonly application: string;
  readonly status: KnownValue<"ConnectStatus">;
  readonly revoked: boolean;
  readonly pageToken: string;
}

export interface UsersView {
  readonly users: Page<UserRow>;
}

export function renderUsers({ users }: UsersView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Users",
      section: "Users",
      intro: "Everybody who was connected or added, with the pages that they would see.",
      content: html`
        ${renderAddUser()}
        ${live(
          "users",
          ["user", "reset"],
          html`
          ${table({
            caption: "Users",
            columns: [{ title: "User" }, { title: "Applications" }, { title: "Phone" }],
            rows: users.items.map(renderRow),
            empty: html`No user yet. Connect one with the call of the <a href="${paths.overview}">overview</a>, or add one above.`,
          })}
          ${pager(users, { of: "users", path: paths.users })}
        `,
        )}`,
    },
    around,
  );
}

function renderAddUser(): Html {
  return html`<details><summary>Add a user</summary>
    <form method="post" action="${paths.users}" class="inline-form">
      ${textField({ name: "email", label: "E-mail", type: "email", required: true })}
      <button>Add user</button>
      <p class="hint">Registered, with passed KYC, and not connected: connecting them sends a consent e-mail.</p>
    </form>
  </details>`;
}

const KYC = { NONE: "KYC open", APPROVED: "KYC approved", REJECTED: "KYC rejected" } as const;

function renderRow({ id, email, phone, kyc, grants }: UserRow): Html[] {
  return [
    html`<a href="${paths.account(id)}">${email}</a> ${pill(kyc, KYC[kyc])}<br><code class="hint whole">${id}</code>`,
    grants.length === 0
      ? html`<span class="hint">none</span>`
      : html`<ul class="plain">${grants.map((grant) => html`<li>${renderGrant(grant, email)}</li>`)}</ul>`,
    html`<a class="nowrap" href="${withQuery(paths.inbox, { to: phone })}"><span class="unseen">Messages to </span>${phone}</a>`,
  ];
}

function renderGrant({ application, status, revoked, pageToken }: GrantRow, email: string): Html {
  return html`${application} ${revoked ? tonedPill("key revoked", "idle") : pill(status)} ${hostedPage(status, pageToken, email)}`;
}

function hostedPage(status: GrantRow["status"], pageToken: string, email: string): Html | undefined {
  const about = html`<span class="unseen"> of ${email}</span>`;
  if (status === "onboarding")
    return html`<a class="nowrap" href="${paths.signup(pageToken)}">Sign-up page${about}</a>`;
  if (status === "pending") return html`<a class="nowrap" href="${paths.consent(pageToken)}">Consent page${about}</a>`;
  return undefined;
}
