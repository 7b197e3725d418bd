import type { KnownValue } from "../../../generated/known-values.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { facts } from "../parts/facts.ts";
import { type NextStep, renderNextStep } from "./render-next-step.ts";
import { renderUserPage } from "./render-user-page.ts";

export interface SignupView {
  readonly token: string;
  readonly application: string;
  readonly email: string;
  readonly phone: string;
  readonly userId: string;
  readonly status: KnownValue<"ConnectStatus">;
  readonly next: NextStep | null;
}

export function renderSignup(view: SignupView): Html {
  return renderUserPage({
    title: TITLES[view.status](view.application),
    renewedBy: ["user", "connection", "message"],
    content: CONTENTS[view.status](view),
  });
}

type Status = SignupView["status"];

const TITLES: Readonly<Record<Status, (application: string) => string>> = {
  onboarding: (application) => `Sign up to use ${application}`,
  pending: () => "You are verified",
  connected: () => "You are all set",
  rejected: () => "We could not verify you",
};

const CONTENTS: Readonly<Record<Status, (view: SignupView) => Html>> = {
  onboarding: ({ token, email, phone }) => html`
    <p>We check who you are once. After that, your account is ready.</p>
    ${facts([
      ["E-mail", email],
      ["Phone", phone],
    ])}
    <form method="post" action="${paths.signup(token)}" class="decision">
      <fieldset>
        <legend>Identity check</legend>
        <p class="hint">This is the sandbox, so you decide how it ends.</p>
        <div class="buttons">
          <button class="primary" name="decision" value="APPROVED">Approve</button>
          <button class="danger" name="decision" value="REJECTED">Reject</button>
        </div>
      </fieldset>
    </form>`,
  pending: ({ token, application }) => html`
    <p>You can now decide whether ${application} may connect to your account.</p>
    <a class="button primary" href="${paths.consent(token)}">Go on</a>`,
  connected: ({ application, userId, next }) => html`
    <p>Your identity is verified, and ${application} is connected to your account.</p>
    ${renderNextStep(next, application)}
    <a class="button" href="${paths.account(userId)}">Open your account</a>`,
  rejected: ({ application }) => html`
    <p>Your identity could not be verified, so ${application} cannot be connected. Nothing was charged. ${application} can tell you what to do next.</p>`,
};
