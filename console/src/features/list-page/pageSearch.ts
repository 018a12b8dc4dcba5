import type { Sort } from '@milepost/kit/data-table';
import type { Search } from '../../routing/index.ts';

/** @source admin §9 */
const PAGE_SIZES = [20, 50, 100, 500] as const;

/** Place of somebody in a list. */
export interface Pages {
  /** From 1. */
  readonly page: number;
  readonly pageSize: (typeof PAGE_SIZES)[number];
}

/** The order of a list; null for the server's own. */
export type Order = Sort | null;

const whole = (text: string | undefined) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0);

/** Reads page and size from the address; what is missing or makes no sense has its first value. */
export function readPages(search: Search): Pages {
  const pageSize = whole(search['size']);
  return { page: Math.max(1, whole(search['page'])), pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0] };
}

/** Writes page and size for the address; what has its first value is left out. */
export const writePages = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }): Search => ({
  ...(page > 1 && { page: String(page) }),
  ...(pageSize !== PAGE_SIZES[0] && { size: String(pageSize) }),
});

/** Page and size that a person has chosen. */
export const chosenPages = (choice: { readonly page: number; readonly pageSize: number }): Pages => readPages(writePages(choice));

/** Reads the order from the address: `enCode` ascending, `-enCode` descending. A column that is not in `columns` is none. */
export function readOrder(search: Search, columns: readonly string[]): Order {
  const [, sign, columnId = ''] = /^(-?)(.*)$/.exec(search['order'] ?? '') ?? [];
  return columns.includes(columnId) ? { columnId, direction: sign ? 'descending' : 'ascending' } : null;
}

/** Writes the order for the address. */
export const writeOrder = (order: Order): Search =>
  order ? { order: order.direction === 'ascending' ? order.columnId : `-${order.columnId}` } : {};
