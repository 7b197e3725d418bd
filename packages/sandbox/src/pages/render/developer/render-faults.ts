import { bounds } from "../../../generated/bounds.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { actionButton } from "../parts/action-button.ts";
import { selectField, textField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { table } from "../parts/table.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

const { FaultStatusCode: STATUS, FaultDelay: DELAY, FaultTimes: TIMES } = bounds;
/** What a person may type; the control API sets no limit. */
export const MOST_CALLS = 1_000_000;

export interface FaultRow {
  readonly id: string;
  readonly operationId: string;
  readonly errorCode: string | null;
  readonly statusCode: number | null;
  readonly delayMs: number | null;
  /** Null when all calls meet it. */
  readonly timesLeft: number | null;
}

/** What stands in the form, after a mistake. */
export interface FaultForm {
  readonly operationId: string;
  readonly errorCode: string;
  readonly statusCode: string;
  readonly delayMs: string;
  readonly times: string;
}

export interface FaultsView {
  readonly faults: readonly FaultRow[];
  readonly form: FaultForm;
  readonly operationIds: readonly string[];
  readonly errorCodes: readonly string[];
}

export function renderFaults({ faults, form, operationIds, errorCodes }: FaultsView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Faults",
      section: "Faults",
      intro: "Make calls fail or wait on purpose, to see how your code takes it.",
      content: html`
        ${live(
          "faults",
          ["fault", "reset"],
          html`
          ${table({
            caption: "Faults",
            columns: [
              { title: "Operation" },
              { title: "What happens", wide: true },
              { title: "Calls" },
              { title: "Action" },
            ],
            rows: faults.map(renderRow),
            empty: "Everything works. Add a fault below to change that.",
          })}
          ${faults.length > 1 && actionButton({ action: paths.removeFaults, label: "Remove all" })}
        `,
        )}
        ${renderForm(form, operationIds, errorCodes)}`,
    },
    around,
  );
}

function renderRow({ id, operationId, errorCode, statusCode, delayMs, timesLeft }: FaultRow): Html[] {
  const happens = [
    errorCode,
    statusCode === null ? null : `HTTP ${statusCode}`,
    delayMs === null ? null : `waits ${delayMs} ms`,
  ];
  return [
    html`<code>${operationId}</code>`,
    html`${happens.filter((part) => part !== null).join(", ")}`,
    html`${timesLeft === null ? "all" : `next ${timesLeft}`}`,
    actionButton({ action: paths.removeFault(id), label: "Remove", about: `fault of ${operationId}` }),
  ];
}

function renderForm(form: FaultForm, operationIds: readonly string[], errorCodes: readonly string[]): Html {
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return html`<section aria-labelledby="fault-title">
    <h2 id="fault-title">Add a fault</h2>
    <form method="post" action="${paths.faults}" class="card form-grid">
      ${selectField({ name: "operationId", label: "Operation", value: form.operationId, choices: choices(operationIds) })}
      ${selectField({ name: "errorCode", label: "Error code", value: form.errorCode, choices: [{ value: "", label: "None" }, ...choices(errorCodes)] })}
      ${textField({ name: "statusCode", label: "HTTP status", value: form.statusCode, type: "number", range: [STATUS.minimum, STATUS.maximum], hint: `${STATUS.minimum} to ${STATUS.maximum}; empty for the code's own` })}
      ${textField({ name: "delayMs", label: "Delay", value: form.delayMs, type: "number", range: [DELAY.minimum, DELAY.maximum], hint: "In milliseconds" })}
      ${textField({ name: "times", label: "Calls", value: form.times, type: "number", range: [TIMES.minimum, MOST_CALLS], hint: "How many; empty for all" })}
      <button class="primary">Add fault</button>
    </form>
  </section>`;
}
