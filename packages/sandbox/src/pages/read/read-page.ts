import type { Page } from "../render/parts/pager.ts";

const ROWS_PER_PAGE = 25;
const LAST_PAGE = 1_000_000;

export function pageNumber(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= LAST_PAGE ? number : 1;
}

/** One row more than is shown tells whether there is another page. */
export async function readPage<T>(
  number: number,
  list: (limit: number, offset: number) => Promise<readonly T[]> | readonly T[],
): Promise<Page<T>> {
  const rows = await list(ROWS_PER_PAGE + 1, (number - 1) * ROWS_PER_PAGE);
  return { items: rows.slice(0, ROWS_PER_PAGE), number, hasOlder: rows.length > ROWS_PER_PAGE };
}

export async function mapPage<T, U>(page: Page<T>, map: (item: T) => Promise<U> | U): Promise<Page<U>> {
  return { ...page, items: await mapInOrder(page.items, map) };
}

/** One after the other: they share one connection to the database. */
export async function mapInOrder<T, U>(items: readonly T[], map: (item: T) => Promise<U> | U): Promise<U[]> {
  const mapped: U[] = [];
  for (const item of items) mapped.push(await map(item));
  return mapped;
}
