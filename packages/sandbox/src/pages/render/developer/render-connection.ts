import type { KnownValue } from "../../../generated/known-values.ts";
import { lifecycles } from "../../../generated/lifecycles.ts";
import { paths, withQuery } from "../../paths.ts";
import { drawLifecycle } from "../diagram/draw-lifecycle.ts";
import { type Html, html } from "../html.ts";
import { attemptsText } from "../parts/attempts-text.ts";
import { copyable, copyableValue } from "../parts/copyable.ts";
import { currencyArrow } from "../parts/currency-arrow.ts";
import { facts } from "../parts/facts.ts";
import { live } from "../parts/live.ts";
import { pill } from "../parts/pill.ts";
import { time } from "../parts/time.ts";
import type { ConnectionRow } from "./render-connections.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface ConnectionView extends ConnectionRow {
  readonly type: KnownValue<"ConnectionType">;
  readonly createdAt: number;
  /** Where money comes in; known once the connection is processed. */
  readonly depositPlace: { readonly label: string; readonly value: string } | null;
  readonly destination: { readonly label: string; readonly value: string };
  readonly standingOrder: {
    readonly id: string;
    readonly status: KnownValue<"StandingOrderStatus">;
    readonly percentFeeBps: string;
  } | null;
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

const BPS_PER_PERCENT = 100;

export function renderConnection(view: ConnectionView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: view.name,
      section: "Connections",
      content: live(
        "connection",
        ["connection", "message", "clock", "reset"],
        html`<div class="columns">
        <div>
          ${renderNextStep(view, around)}
          ${renderFacts(view)}
        </div>
        ${renderLifecycles(view)}
      </div>`,
      ),
    },
    around,
  );
}

/** What there is to do about it right now. */
function renderNextStep(view: ConnectionView, { clock }: Surroundings): Html | undefined {
  const { status, challenge, depositPlace } = view;
  if (status === "INITIATING") {
    const how = clock.mode === "manual" ? "Move the clock forward to go on." : "This takes a moment.";
    return html`<p class="card">Being processed. ${how}</p>`;
  }
  if (status !== "ACTIVE") return challenge ? renderChallenge(challenge) : undefined;
  return html`${challenge && renderChallenge(challenge)}${depositPlace && renderDepositPlace(view, depositPlace)}`;
}

function renderLifecycles({ status, standingOrder }: ConnectionView): Html {
  return html`<div>
    <section aria-labelledby="lifecycle-title">
      <h2 id="lifecycle-title">Life of the connection</h2>
      ${drawLifecycle(lifecycles.ConnectionStatus, status, "Diagram of the connection's states")}
    </section>
    ${
      standingOrder &&
      html`<section aria-labelledby="order-lifecycle-title">
        <h2 id="order-lifecycle-title">Life of its standing order</h2>
        ${drawLifecycle(lifecycles.StandingOrderStatus, standingOrder.status, "Diagram of the standing order's states")}
      </section>`
    }
  </div>`;
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
    ["Connection id", copyableValue({ id: "connection-id", label: "connection id", text: view.id })],
    ...renderStandingOrder(view),
    ...renderPlaces(view),
    ["Created", time(view.createdAt)],
    ["Updated", time(view.updatedAt)],
    ["Error", view.error === null ? undefined : html`<code>${view.error}</code>`],
  ]);
}

type Fact = readonly [name: string, value: Html | string | undefined];

function renderStandingOrder({ standingOrder }: ConnectionView): Fact[] {
  if (!standingOrder) return [];
  const { id, status, percentFeeBps } = standingOrder;
  return [
    [
      "Standing order",
      html`${pill(status)} ${copyableValue({ id: "standing-order-id", label: "standing order id", text: id })}`,
    ],
    ["Fee", `${Number(percentFeeBps) / BPS_PER_PERCENT} % (${percentFeeBps} basis points)`],
  ];
}

/** Where money comes in is known once the connection is processed; only while it is active is it of use. */
function renderPlaces({ status, depositPlace, destination }: ConnectionView): Fact[] {
  const wanted = status === "ACTIVE" || depositPlace === null ? [destination] : [depositPlace, destination];
  return wanted.map(({ label, value }) => [label, html`<code>${value}</code>`]);
}

function renderChallenge({ id, purpose, code, expiresAt, attemptsLeft, pageToken }: ChallengeView): Html {
  return html`<section class="card" aria-labelledby="code-title">
    <h2 id="code-title">${purpose === "activation" ? "Waits for the code from the SMS" : "Waits for the code to cancel"}</h2>
    <p>${copyableValue({ id: "challenge-code", label: "the code", text: code }, "otp")}</p>
    ${copyable({ id: "challenge-id", label: "challengeId", text: id })}
    <p class="hint">Good until ${time(expiresAt)}. ${attemptsText(attemptsLeft)}</p>
    <a class="button" href="${paths.otp(pageToken)}">Open code page</a>
  </section>`;
}

function renderDepositPlace(view: ConnectionView, { label, value }: { label: string; value: string }): Html {
  return html`<section class="card" aria-labelledby="place-title">
    <h2 id="place-title">Takes ${view.sourceCurrency}</h2>
    ${copyable({ id: "deposit-place", label, text: value })}
    <a class="button" href="${withQuery(paths.deposits, { to: value, currency: view.sourceCurrency })}">Make a deposit</a>
  </section>`;
}
