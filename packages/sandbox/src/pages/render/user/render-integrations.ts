import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { actionButton } from "../parts/action-button.ts";
import { copyable } from "../parts/copyable.ts";
import { live } from "../parts/live.ts";
import type { Notice } from "../parts/notice.ts";
import { pill, tonedPill } from "../parts/pill.ts";
import { type AccountUser, renderAccountPage } from "./render-account-page.ts";

export interface IntegrationView {
  readonly applicationId: string;
  readonly application: string;
  readonly status: KnownValue<"ConnectStatus">;
  readonly apiKey: string | null;
  readonly revoked: boolean;
  readonly pageToken: string;
}

export interface IntegrationsView {
  readonly user: AccountUser;
  readonly integrations: readonly IntegrationView[];
  readonly notice: Notice | undefined;
}

const STATES: Readonly<Record<IntegrationView["status"], string>> = {
  onboarding: "Sign-up not finished",
  pending: "Waits for your decision",
  connected: "Connected",
  rejected: "Not connected",
};

export function renderIntegrations({ user, integrations, notice }: IntegrationsView): Html {
  return renderAccountPage({
    tab: "Integrations",
    user,
    notice,
    content: html`<p class="intro">Apps that are connected to this account. Each has a key of its own, with which it can open connections and see your history, but never withdraw money.</p>
      ${live("integrations", ["user", "reset"], renderList(user, integrations))}`,
  });
}

function renderList(user: AccountUser, integrations: readonly IntegrationView[]): Html {
  if (integrations.length === 0) return html`<p class="empty">No app has asked to be connected yet.</p>`;
  return html`<ul class="stack">${integrations.map((integration) => html`<li>${renderIntegration(user, integration)}</li>`)}</ul>`;
}

function renderIntegration(user: AccountUser, integration: IntegrationView): Html {
  const { applicationId, application, status, apiKey, revoked } = integration;
  return html`<article class="card" aria-labelledby="${applicationId}-name">
    <header class="card-head"><h2 id="${applicationId}-name">${application}</h2>${revoked ? tonedPill("key revoked", "idle") : pill(status, STATES[status])}</header>
    ${
      apiKey === null
        ? renderWithoutKey(integration)
        : html`${copyable({ id: `${applicationId}-key`, label: "Your key", text: apiKey })}
        ${actionButton({ action: paths.revoke(user.id), label: "Revoke", about: `the key of ${application}`, fields: { applicationId }, look: "danger" })}`
    }
  </article>`;
}

function renderWithoutKey({ status, revoked, application, pageToken }: IntegrationView): Html {
  if (revoked) return html`<p class="hint">${application} can get another key by asking you to connect again.</p>`;
  if (status === "onboarding")
    return html`<a class="button" href="${paths.signup(pageToken)}">Go on with the sign-up<span class="unseen"> for ${application}</span></a>`;
  if (status === "pending")
    return html`<a class="button" href="${paths.consent(pageToken)}">Decide whether to connect<span class="unseen"> about ${application}</span></a>`;
  return html`<p class="hint">${application} has no key to your account.</p>`;
}
