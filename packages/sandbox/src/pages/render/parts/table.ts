import { type Html, html } from "../html.ts";

export interface Column {
  readonly title: string;
  /** Left out where there is little room. */
  readonly extra?: boolean;
  readonly align?: "end";
}

export interface TableView {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** One cell for each column. */
  readonly rows: readonly (readonly (Html | string | number | undefined)[])[];
  /** Shown in place of the table when there are no rows. */
  readonly empty: Html | string;
}

/** A table that can be scrolled sideways, by keyboard too, where it does not fit. */
export function table({ caption, columns, rows, empty }: TableView): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  const classOf = ({ extra, align }: Column) => [extra && "extra", align].filter(Boolean).join(" ");
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table>
      <caption class="unseen">${caption}</caption>
      <thead><tr>${columns.map((column) => html`<th scope="col" class="${classOf(column)}">${column.title}</th>`)}</tr></thead>
      <tbody>${rows.map(
        (cells) =>
          html`<tr>${columns.map((column, index) => html`<td class="${classOf(column)}">${cells[index]}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}
