import { type Html, html } from "../html.ts";

export interface Copyable {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Something to take along. The stylesheet shows the button only where a script can do what it promises. */
export function copyable({ id, label, text }: Copyable): Html {
  return html`<div class="copyable">
    <span class="label">${label}</span>
    <code id="${id}">${text}</code>
    ${copyButton(id, label)}
  </div>`;
}

/** The same within a text or a table. */
export function copyableValue({ id, label, text }: Copyable, look = ""): Html {
  return html`<span class="copyable-value"><code id="${id}" class="${look}">${text}</code> ${copyButton(id, label)}</span>`;
}

/** Several lines of it. */
export function codeBlock({ id, label, text }: Copyable): Html {
  return html`<div class="code-block">
    <pre tabindex="0" aria-label="${label}"><code id="${id}">${text}</code></pre>
    ${copyButton(id, label)}
  </div>`;
}

function copyButton(id: string, label: string): Html {
  return html`<button type="button" class="small" data-copy="${id}">Copy<span class="unseen"> ${label}</span></button>`;
}
