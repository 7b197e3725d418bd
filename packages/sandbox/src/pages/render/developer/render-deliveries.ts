import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { actionButton } from "../parts/action-button.ts";
import { type Choice, selectField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { pill } from "../parts/pill.ts";
import { table } from "../parts/table.ts";
import { time } from "../parts/time.ts";
import { words } from "../parts/words.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface DeliveryRow {
  readonly id: string;
  readonly event: string;
  readonly url: string;
  readonly status: "pending" | "delivered" | "exhausted";
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly nextAttemptAt: number | null;
  readonly createdAt: number;
}

export interface DeliveriesView {
  readonly deliveries: Page<DeliveryRow>;
  readonly events: readonly string[];
  readonly event: string;
  readonly status: string;
}

const STATUSES = ["pending", "delivered", "exhausted"] as const;

export function renderDeliveries({ deliveries, events, event, status }: DeliveriesView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Deliveries",
      section: "Deliveries",
      intro: "Events on their way to your callback. A failed one is tried again later, or at once when you say so.",
      content: html`
        <form method="get" action="${paths.deliveries}" class="inline-form" role="search" aria-label="Deliveries">
          ${selectField({ name: "event", label: "Event", value: event, choices: choicesOf(events) })}
          ${selectField({ name: "status", label: "State", value: status, choices: choicesOf(STATUSES) })}
          <button>Show</button>
        </form>
        ${live(
          "deliveries",
          ["delivery", "reset"],
          html`
          ${renderDeliveryTable(deliveries.items, around.here)}
          ${pager(deliveries, { of: "deliveries", path: paths.deliveries, query: { event, status } })}
        `,
        )}`,
    },
    around,
  );
}

function choicesOf(values: readonly string[]): Choice[] {
  return [{ value: "", label: "All" }, ...values.map((value) => ({ value, label: words(value) }))];
}

export function renderDeliveryTable(deliveries: readonly DeliveryRow[], back: string): Html {
  return table({
    caption: "Deliveries",
    columns: [
      { title: "Event" },
      { title: "State" },
      { title: "To", extra: true },
      { title: "Created", extra: true },
      { title: "Action" },
    ],
    rows: deliveries.map((delivery) => renderRow(delivery, back)),
    empty: "No delivery yet. Events are sent for users who were connected with a callback.",
  });
}

function renderRow(delivery: DeliveryRow, back: string): (Html | string)[] {
  const { id, event, url, status, createdAt } = delivery;
  return [
    html`<a class="nowrap" href="${paths.delivery(id)}">${words(event)}</a>`,
    html`${pill(status)}<br><span class="hint">${progressOf(delivery)}</span>`,
    html`<code class="clip">${url}</code>`,
    time(createdAt),
    actionButton({ action: paths.redeliver(id), label: "Redeliver", about: `${words(event)} ${id}`, back }),
  ];
}

/** What has happened so far, and what comes next. */
function progressOf({ status, attempts, problem, nextAttemptAt }: DeliveryRow): Html | string {
  if (status === "pending" && nextAttemptAt === null) return "after an older event of this user";
  if (attempts === 0) return "not tried yet";
  const tried = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const failed = problem === null ? tried : `${tried}, ${problem}`;
  return nextAttemptAt === null ? failed : html`${failed}, again at ${time(nextAttemptAt)}`;
}
