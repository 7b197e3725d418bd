import { SLOW_PROCESSING_SECONDS } from "../../../domain/magic.ts";
import { type Html, html } from "../html.ts";
import { table } from "../parts/table.ts";

const INPUTS = [
  ["ana+registered@example.com", "A user who has an account, and is asked for consent only"],
  ["ana+connected@example.com", "A user who is connected at once"],
  ["ana+rejected@example.com", "A new user whose identity check ends in rejection"],
  ["[fail] Savings", "A connection that fails while it is processed, and blocks its IBAN for a while"],
  ["[slow] Savings", `A connection that takes ${SLOW_PROCESSING_SECONDS} seconds`],
] as const;

/** Made-up inputs with which a front end alone reaches every state. */
export function renderMagic(): Html {
  return html`<details><summary>E-mail addresses and names that do something special</summary>
    ${table({
      caption: "Special inputs",
      columns: [{ title: "Input" }, { title: "What it stands for", wide: true }],
      rows: INPUTS.map(([input, meaning]) => [html`<code>${input}</code>`, meaning]),
      empty: "",
    })}
  </details>`;
}
