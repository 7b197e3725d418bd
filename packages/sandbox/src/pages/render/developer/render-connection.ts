import { transitions } from "@svc/openapi";
import { paths, withQuery } from "../../paths.ts";
import { drawLifecycle } from "../diagram/draw-lifecycle.ts";
import { type Html, html } from "../html.ts";
import { copyable } from "../parts/copyable.ts";
import { currencyArrow } from "../parts/currency-arrow.ts";
import { facts } from "../parts/facts.ts";
import { live } from "../parts/live.ts";
import { pill } from "../parts/pill.ts";
import { time } from "../parts/time.ts";
import type { ConnectionRow } from "./render-connections.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface ConnectionView extends ConnectionRow {
  readonly type: string;
  readonly createdAt: number;
  /** Where money comes in; known once the connection is processed. */
  readonly depositPlace: { readonly label: string; readonly value: string } | null;
  readonly destination: { readonly label: string; readonly value: string };
  readonly standingOrder: { readonly id: string; readonly status: string; readonly percentFeeBps: string } | null;
  /** The code that the user is asked for right now. */
  readonly challenge: ChallengeView | null;
  readonly error: string | null;
}

export interface ChallengeView {
  readonly id: string;
  readonly purpose: "activation" | "cancellation";
  readonly code: string;
  readonly expiresAt: number;
  readonly attemptsLeft: number;
  readonly pageToken: string;
}

export function renderConnection(view: ConnectionView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: view.name,
      section: "Connections",
      content: live(
        "connection",
        ["connection", "message", "reset"],
        html`<div class="columns">
        <div>
          ${renderFacts(view)}
          ${view.challenge && renderChallenge(view.challenge)}
          ${view.depositPlace && renderDepositPlace(view, view.depositPlace)}
        </div>
        <section aria-labelledby="lifecycle-title">
          <h2 id="lifecycle-title">Lifecycle</h2>
          ${drawLifecycle(transitions.ConnectionStatus, view.status)}
        </section>
      </div>`,
      ),
    },
    around,
  );
}

function renderFacts(view: ConnectionView): Html {
  return facts([
    ["State", pill(view.status)],
    [
      "Converts",
      html`${currencyArrow(view.sourceCurrency, view.destinationCurrency)} <span class="hint">${view.type}, ${view.subtype}</span>`,
    ],
    [
      "User",
      html`<a href="${paths.account(view.userId)}">${view.email}</a> <span class="hint">by ${view.application}</span>`,
    ],
    [view.destination.label, html`<code>${view.destination.value}</code>`],
    ["Connection id", html`<code>${view.id}</code>`],
    [
      "Standing order",
      view.standingOrder ? html`<code>${view.standingOrder.id}</code> ${pill(view.standingOrder.status)}` : undefined,
    ],
    ["Fee", view.standingOrder ? `${view.standingOrder.percentFeeBps} basis points` : undefined],
    ["Created", time(view.createdAt)],
    ["Updated", time(view.updatedAt)],
    ["Error", view.error === null ? undefined : html`<code>${view.error}</code>`],
  ]);
}

function renderChallenge({ id, purpose, code, expiresAt, attemptsLeft, pageToken }: ChallengeView): Html {
  return html`<section class="card" aria-labelledby="code-title">
    <h2 id="code-title">${purpose === "activation" ? "Waits for the code" : "Waits for the code to cancel"}</h2>
    ${copyable({ id: "challenge-code", label: "Code sent by SMS", text: code })}
    ${copyable({ id: "challenge-id", label: "challengeId", text: id })}
    <p class="hint">Good until ${time(expiresAt)}, ${attemptsLeft} attempts left.</p>
    <a class="button" href="${paths.otp(pageToken)}">Open code page</a>
  </section>`;
}

function renderDepositPlace(view: ConnectionView, { label, value }: { label: string; value: string }): Html {
  return html`<section class="card" aria-labelledby="place-title">
    <h2 id="place-title">${label}</h2>
    ${copyable({ id: "deposit-place", label: "Send money to", text: value })}
    <a class="button" href="${withQuery(paths.deposits, { to: value, currency: view.sourceCurrency })}">Make a deposit</a>
  </section>`;
}
