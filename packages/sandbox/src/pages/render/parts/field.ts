import { type Html, html } from "../html.ts";

export interface Field {
  /** Name of the value, and id of the input. */
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly type?: "text" | "email" | "number";
  readonly required?: boolean;
  /** An example of what goes in; what has to be known stands in the hint. */
  readonly placeholder?: string;
  /** Of numbers. */
  readonly range?: readonly [from: number, to: number];
}

export function textField(field: Field): Html {
  const { name, label, value = "", hint, type = "text", required = false, placeholder, range } = field;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" ${required ? html`required` : ""} ${placeholder !== undefined && html`placeholder="${placeholder}"`} ${range && html`min="${range[0]}" max="${range[1]}"`} ${describedBy(name, hint)}>
    ${hintOf(name, hint)}
  </div>`;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SelectField extends Omit<Field, "type" | "required"> {
  readonly choices: readonly Choice[];
}

export function selectField({ name, label, value, hint, choices }: SelectField): Html {
  const option = (choice: Choice) =>
    html`<option value="${choice.value}" ${choice.value === value ? html`selected` : ""}>${choice.label}</option>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" ${describedBy(name, hint)}>${choices.map(option)}</select>
    ${hintOf(name, hint)}
  </div>`;
}

function describedBy(name: string, hint: string | undefined): Html | undefined {
  return hint === undefined ? undefined : html`aria-describedby="${name}-hint"`;
}

function hintOf(name: string, hint: string | undefined): Html | undefined {
  return hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`;
}
