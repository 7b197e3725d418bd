import { type Html, html } from "../html.ts";

export interface Column {
  readonly title: string;
  readonly align?: "end";
  /** Long values: where there is little room, they get a line of their own. */
  readonly wide?: boolean;
}

export interface TableView {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** One cell for each column. */
  readonly rows: readonly (readonly (Html | string | number | undefined)[])[];
  /** Shown in place of the table when there are no rows. */
  readonly empty: Html | string;
}

/**
 * A table that can be scrolled sideways, by keyboard too, where it does not fit. On a phone, every row becomes a block
 * of labelled values; the roles stand for what browsers forget when the stylesheet does so.
 */
export function table({ caption, columns, rows, empty }: TableView): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table role="table">
      <caption class="unseen">${caption}</caption>
      <thead role="rowgroup"><tr role="row">${columns.map(renderHead)}</tr></thead>
      <tbody role="rowgroup">${rows.map(
        (cells) => html`<tr role="row">${columns.map((column, index) => renderCell(column, cells[index]))}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}

function renderHead(column: Column): Html {
  return html`<th role="columnheader" scope="col" class="${classOf(column)}">${column.title}</th>`;
}

function renderCell(column: Column, content: Html | string | number | undefined): Html {
  return html`<td role="cell" class="${classOf(column)}" data-title="${column.title}">${content}</td>`;
}

function classOf({ align, wide }: Column): string {
  return [align, wide && "wide"].filter(Boolean).join(" ");
}
