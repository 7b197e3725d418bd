import { withQuery } from "../../paths.ts";
import { type Html, html } from "../html.ts";

/** One page of a long list, newest first. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Counted from 1. */
  readonly number: number;
  readonly hasOlder: boolean;
}

export interface PagerOptions {
  /** What is listed, for the name of the navigation. */
  readonly of: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

export function pager(page: Page<unknown>, { of, path, query = {} }: PagerOptions): Html | undefined {
  if (page.number === 1 && !page.hasOlder) return undefined;
  const link = (number: number) => withQuery(path, { ...query, page: number > 1 ? String(number) : undefined });
  return html`<nav class="pager" aria-label="Pages of ${of}">
    ${page.number > 1 && html`<a rel="prev" href="${link(page.number - 1)}">Newer</a>`}
    <span>Page ${page.number}</span>
    ${page.hasOlder && html`<a rel="next" href="${link(page.number + 1)}">Older</a>`}
  </nav>`;
}
