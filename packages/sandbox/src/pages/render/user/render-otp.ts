import { paths, withQuery } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { attemptsText } from "../parts/attempts-text.ts";
import { copyable } from "../parts/copyable.ts";
import { currencyArrow } from "../parts/currency-arrow.ts";
import type { Notice } from "../parts/notice.ts";
import { time } from "../parts/time.ts";
import { renderUserPage } from "./render-user-page.ts";

export interface OtpView {
  readonly token: string;
  readonly purpose: "activation" | "cancellation";
  readonly connection: { readonly name: string; readonly sourceCurrency: string; readonly destinationCurrency: string };
  readonly phone: string;
  readonly userId: string;
  readonly state: OtpState;
}

export type OtpState =
  | {
      readonly kind: "asked";
      readonly expiresAt: number;
      readonly attemptsLeft: number;
      readonly resendsLeft: number;
      readonly problem: string | null;
    }
  | { readonly kind: "confirmed"; readonly place: { readonly label: string; readonly value: string } | null }
  | { readonly kind: "expired" };

export function renderOtp(view: OtpView, said: Notice | undefined): Html {
  const activation = view.purpose === "activation";
  const titles = {
    asked: "Enter your code",
    confirmed: activation ? "Your connection is active" : "Your connection is cancelled",
    expired: "This code has expired",
  };
  return renderUserPage({
    title: titles[view.state.kind],
    renewedBy: ["connection"],
    notice: said,
    content: renderState(view),
  });
}

function renderState(view: OtpView): Html {
  if (view.state.kind === "asked") return renderForm(view, view.state);
  if (view.state.kind === "expired")
    return html`<p>Nothing was changed. Go back to the app you came from to begin again.</p>`;
  const { place } = view.state;
  return html`
    <p>${view.purpose === "activation" ? html`From now on, “${view.connection.name}” converts whatever arrives.` : html`“${view.connection.name}” converts nothing any more.`}</p>
    ${place && copyable({ id: "place", label: place.label, text: place.value })}
    <a class="button" href="${paths.account(view.userId)}">Open your account</a>`;
}

function renderForm({ token, purpose, connection, phone }: OtpView, state: Extract<OtpState, { kind: "asked" }>): Html {
  const { problem, attemptsLeft, resendsLeft, expiresAt } = state;
  return html`
    <p>We sent it to <strong>${phone}</strong>, to ${purpose === "activation" ? "confirm" : "cancel"}
      “${connection.name}” (${currencyArrow(connection.sourceCurrency, connection.destinationCurrency)}).</p>
    <form method="post" action="${paths.otp(token)}" class="code-form">
      <div class="field">
        <label for="code">Code</label>
        <input id="code" name="code" class="otp" inputmode="numeric" autocomplete="one-time-code" required
          ${problem !== null && html`aria-invalid="true" autofocus`} aria-describedby="${problem === null ? "code-hint" : "code-problem code-hint"}">
        ${problem !== null && html`<p id="code-problem" class="problem" role="alert">${problem}</p>`}
        <p id="code-hint" class="hint">Good until ${time(expiresAt)} UTC. ${attemptsText(attemptsLeft)}</p>
      </div>
      <button class="primary">${purpose === "activation" ? "Confirm" : "Cancel the connection"}</button>
    </form>
    <div class="aside">
      ${
        resendsLeft > 0
          ? html`<form method="post" action="${paths.resend(token)}"><button class="link">Send another code</button></form>`
          : html`<p class="hint">No further code can be sent.</p>`
      }
      <p class="hint">In the sandbox, it is in the <a href="${withQuery(paths.inbox, { to: phone })}">inbox</a>.</p>
    </div>`;
}
