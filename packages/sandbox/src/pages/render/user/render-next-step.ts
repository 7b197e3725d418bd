import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";

/** What is left to do for the connection that was asked for together with the onboarding. */
export type NextStep =
  | { readonly kind: "wait"; readonly name: string }
  | { readonly kind: "code"; readonly name: string; readonly phone: string; readonly pageToken: string };

export function renderNextStep(next: NextStep | null, application: string): Html {
  if (next === null) return html`<p>You can close this page and go back to ${application}.</p>`;
  if (next.kind === "wait")
    return html`<p>Your connection “${next.name}” is being set up. This takes a few seconds.</p>`;
  return html`<p>One step is left: enter the code that was sent to ${next.phone}, and “${next.name}” begins to work.</p>
    <a class="button primary" href="${paths.otp(next.pageToken)}">Enter the code</a>`;
}
