import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { actionButton } from "../parts/action-button.ts";
import { codeBlock, copyableValue } from "../parts/copyable.ts";
import { facts } from "../parts/facts.ts";
import { live } from "../parts/live.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { time } from "../parts/time.ts";
import { words } from "../parts/words.ts";
import { type DeliveryRow, WAITING } from "./render-deliveries.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface AttemptView {
  readonly number: number;
  readonly at: number;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly durationMs: number | null;
}

export interface DeliveryView extends Omit<DeliveryRow, "attempts"> {
  readonly body: string;
  readonly attempts: readonly AttemptView[];
}

export function renderDelivery(view: DeliveryView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: `Delivery of ${words(view.event)}`,
      section: "Deliveries",
      content: html`
        ${live(
          "delivery",
          ["delivery", "reset"],
          html`
          ${facts([
            ["State", pill(view.status)],
            ["About", html`<a href="${paths.account(view.userId)}">${view.email}</a>`],
            ["To", html`<code class="wrap">${view.url}</code>`],
            ["webhook-id", copyableValue({ id: "webhook-id", label: "webhook-id", text: view.id })],
            ["Created", time(view.createdAt)],
            ["Next attempt", nextAttempt(view)],
          ])}
          <section aria-labelledby="attempts-title">
            <h2 id="attempts-title">Attempts</h2>
            ${renderAttempts(view.attempts)}
          </section>
        `,
        )}
        ${actionButton({ action: paths.redeliver(view.id), label: "Redeliver now", back: around.here, look: "primary" })}
        <section aria-labelledby="body-title">
          <h2 id="body-title">Body</h2>
          ${codeBlock({ id: "delivery-body", label: "Body", text: pretty(view.body) })}
        </section>`,
    },
    around,
  );
}

function nextAttempt({ status, nextAttemptAt }: DeliveryView): Html | string | undefined {
  if (nextAttemptAt !== null) return time(nextAttemptAt);
  return status === "pending" ? WAITING : undefined;
}

function renderAttempts(attempts: readonly AttemptView[]): Html {
  return table({
    caption: "Attempts",
    columns: [{ title: "No." }, { title: "At" }, { title: "Answer" }, { title: "Took", align: "end" }],
    rows: attempts.map(({ number, at, statusCode, error, durationMs }) => [
      number,
      time(at),
      statusCode === null ? (error ?? "under way") : `HTTP ${statusCode}`,
      durationMs === null ? "" : `${durationMs} ms`,
    ]),
    empty: "Not tried yet. “Redeliver now” does not wait.",
  });
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
