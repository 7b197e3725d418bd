import { type KnownValue, knownValues } from "../../../generated/control-values.ts";
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
  /** Whom the event is about. */
  readonly userId: string;
  readonly email: string;
  readonly status: KnownValue<"WantedDeliveryStatus">;
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

/** Events of one user leave in order. */
export const WAITING = "waits for an older event of this user";

const NONE = "No delivery yet. Events are sent for users who were connected with a callback.";
const NO_MATCH = "No delivery of this kind. Choose “All” to see the others.";

export function renderDeliveries({ deliveries, events, event, status }: DeliveriesView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Deliveries",
      section: "Deliveries",
      intro: "Events on their way to your callback. A failed one is tried again later, or at once when you say so.",
      content: html`
        <form method="get" action="${paths.deliveries}" class="inline-form" role="search" aria-label="Deliveries">
          ${selectField({ name: "event", label: "Event", value: event, choices: choicesOf(events) })}
          ${selectField({ name: "status", label: "State", value: status, choices: choicesOf(knownValues.WantedDeliveryStatus) })}
          <button>Show</button>
        </form>
        ${live(
          "deliveries",
          ["delivery", "reset"],
          html`
          ${renderDeliveryTable(deliveries.items, around.here, event || status ? NO_MATCH : NONE)}
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

export function renderDeliveryTable(deliveries: readonly DeliveryRow[], back: string, empty = NONE): Html {
  return table({
    caption: "Deliveries",
    columns: [{ title: "Event" }, { title: "State" }, { title: "About", wide: true }, { title: "Action" }],
    rows: deliveries.map((delivery) => renderRow(delivery, back)),
    empty,
  });
}

function renderRow(delivery: DeliveryRow, back: string): (Html | string)[] {
  const { id, event, userId, email, status, createdAt } = delivery;
  return [
    html`<a class="nowrap" href="${paths.delivery(id)}">${words(event)}</a><br><span class="hint">${time(createdAt)}</span>`,
    html`${pill(status)}<br><span class="hint">${progressOf(delivery)}</span>`,
    html`<a href="${paths.account(userId)}">${email}</a>`,
    actionButton({ action: paths.redeliver(id), label: "Redeliver", about: `${words(event)} ${id}`, back }),
  ];
}

/** What has happened so far, and what comes next. */
function progressOf({ status, attempts, problem, nextAttemptAt }: DeliveryRow): Html | string {
  if (status === "pending" && nextAttemptAt === null) return WAITING;
  if (attempts === 0) return "not tried yet";
  const tried = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const failed = problem === null ? tried : `${tried}, ${problem}`;
  return nextAttemptAt === null ? failed : html`${failed}, next at ${time(nextAttemptAt)}`;
}
