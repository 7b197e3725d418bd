import { type Html, html } from "../html.ts";

export interface Action {
  readonly action: string;
  readonly label: string;
  /** Said after the label to those who hear the page: which of many things the button is about. */
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Page to come back to. */
  readonly back?: string;
  readonly look?: "primary" | "danger" | "small";
}

/** A button that changes something: a form of its own, so that it works without a script. */
export function actionButton({ action, label, about, fields = {}, back, look = "small" }: Action): Html {
  const hidden = Object.entries({ ...fields, ...(back !== undefined && { back }) });
  return html`<form method="post" action="${action}" class="action">
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button class="${look}">${label}${about !== undefined && html`<span class="unseen"> ${about}</span>`}</button>
  </form>`;
}
