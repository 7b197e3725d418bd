import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import type { Notice } from "../parts/notice.ts";
import { type NextStep, renderNextStep } from "./render-next-step.ts";
import { renderUserPage } from "./render-user-page.ts";

export interface ConsentView {
  readonly token: string;
  readonly application: string;
  readonly email: string;
  readonly userId: string;
  readonly status: KnownValue<"ConnectStatus">;
  readonly next: NextStep | null;
}

export function renderConsent(view: ConsentView, said: Notice | undefined): Html {
  const { application, status } = view;
  const titles = {
    onboarding: `Sign up to use ${application}`,
    pending: `Connect ${application}?`,
    connected: `${application} is connected`,
    rejected: `${application} is not connected`,
  };
  return renderUserPage({
    title: titles[status],
    renewedBy: ["user", "connection", "message"],
    notice: said,
    content: CONTENTS[status](view),
  });
}

const CONTENTS: Readonly<Record<ConsentView["status"], (view: ConsentView) => Html>> = {
  onboarding: ({ token }) => html`
    <p>Your identity has to be verified first.</p>
    <a class="button primary" href="${paths.signup(token)}">Sign up</a>`,
  pending: ({ token, application, email }) => html`
    <p>${application} asks to be connected to the account of <strong>${email}</strong>. It will be able to:</p>
    <ul class="marks">
      <li>open connections between your bank account and your wallets</li>
      <li>see your balance and your history</li>
    </ul>
    <p>It will not be able to withdraw money. You can revoke its key at any time.</p>
    <form method="post" action="${paths.consent(token)}" class="buttons">
      <button class="primary" name="decision" value="GRANTED">Allow</button>
      <button name="decision" value="DENIED">Deny</button>
    </form>`,
  connected: ({ application, userId, next }) => html`
    <p>${application} has received its key to your account.</p>
    ${renderNextStep(next, application)}
    <a class="button" href="${paths.account(userId)}">Open your account</a>`,
  rejected: ({ application }) => html`<p>${application} has received no key. You can close this page.</p>`,
};
