import type { AnyRow } from '../../definition/types.ts';

/** Rows asked for at a time, the most the console offers. @source admin §2 */
const PAGE_SIZE = 500;
/** Most rows that are read: more take longer than somebody waits, and are the server's work. @reading R-560 */
export const MOST_ROWS = 50_000;

/** Rows of a list, in its order, and how many there were to be had. */
export interface FullList {
  readonly rows: readonly AnyRow[];
  readonly total: number;
}

/** Every row of a list that comes in pages, page after page. A row that moved to another page meanwhile is there once. */
export async function allPages(read: (page: number, pageSize: number) => Promise<FullList>): Promise<FullList> {
  const found = new Map<string, AnyRow>();
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a server should not be asked for all pages at once
    const { rows, total } = await read(page, PAGE_SIZE);
    const before = found.size;
    for (const row of rows) found.set(row.id, row);
    // A page without a new row comes from a server that does not page; going on would never end.
    const isAll = found.size === before || page * PAGE_SIZE >= total;
    if (isAll || found.size >= MOST_ROWS) return { rows: [...found.values()].slice(0, MOST_ROWS), total: isAll ? found.size : total };
  }
}
