import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { actionButton } from "../parts/action-button.ts";
import { selectField, textField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { table } from "../parts/table.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface FaultRow {
  readonly id: string;
  readonly operationId: string;
  readonly errorCode: string | null;
  readonly statusCode: number | null;
  readonly delayMs: number | null;
  /** Null when all calls meet it. */
  readonly timesLeft: number | null;
}

export interface FaultsView {
  readonly faults: readonly FaultRow[];
  readonly operationIds: readonly string[];
  readonly errorCodes: readonly string[];
}

export function renderFaults({ faults, operationIds, errorCodes }: FaultsView, around: Surroundings): Html {
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
            columns: [{ title: "Operation" }, { title: "What happens" }, { title: "Calls" }, { title: "Action" }],
            rows: faults.map(renderRow),
            empty: "Everything works. Add a fault below to change that.",
          })}
          ${faults.length > 1 && actionButton({ action: paths.removeFaults, label: "Remove all" })}
        `,
        )}
        ${renderForm(operationIds, errorCodes)}`,
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

function renderForm(operationIds: readonly string[], errorCodes: readonly string[]): Html {
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return html`<section aria-labelledby="fault-title">
    <h2 id="fault-title">Add a fault</h2>
    <form method="post" action="${paths.faults}" class="card form-grid">
      ${selectField({ name: "operationId", label: "Operation", choices: choices(operationIds) })}
      ${selectField({ name: "errorCode", label: "Error code", choices: [{ value: "", label: "None" }, ...choices(errorCodes)] })}
      ${textField({ name: "statusCode", label: "HTTP status", type: "number", hint: "Instead of the code's own" })}
      ${textField({ name: "delayMs", label: "Delay", type: "number", hint: "In milliseconds" })}
      ${textField({ name: "times", label: "Calls", type: "number", hint: "How many; empty for all" })}
      <button class="primary">Add fault</button>
    </form>
  </section>`;
}
