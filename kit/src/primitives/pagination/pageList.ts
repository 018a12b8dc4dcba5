/** Page numbers to show; a gap stands for the pages left out before or after. */
export type PageMark = number | 'gapBefore' | 'gapAfter';

/** Pages shown on either side of the current one. */
const AROUND = 1;
/** First, last, gaps and the pages around the current one. */
const MOST_MARKS = 2 * AROUND + 5;

/**
 * First and last page, the current one and its neighbours, with gaps where pages are left out. A gap never hides a
 * single page, and from eight pages on the number of marks is always seven, so that buttons do not move under the pointer.
 */
export function pageList(page: number, pageCount: number): readonly PageMark[] {
  if (pageCount <= MOST_MARKS) return range(1, pageCount);
  const nearStart = page <= AROUND + 3;
  const nearEnd = page >= pageCount - AROUND - 2;
  if (nearStart) return [...range(1, MOST_MARKS - 2), 'gapAfter', pageCount];
  if (nearEnd) return [1, 'gapBefore', ...range(pageCount - MOST_MARKS + 3, pageCount)];
  return [1, 'gapBefore', ...range(page - AROUND, page + AROUND), 'gapAfter', pageCount];
}

/** Number of pages; an empty list has one. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Numbers of the first and last item of a page, both inclusive; 0 and 0 for an empty list. */
export function itemsOf(page: number, pageSize: number, total: number): { readonly first: number; readonly last: number } {
  if (total === 0) return { first: 0, last: 0 };
  return { first: (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) };
}

/** The page of another size on which the first item of the present page is. @reading R-043 */
export function pageAfterResize(page: number, pageSize: number, newSize: number): number {
  return Math.floor(((page - 1) * pageSize) / newSize) + 1;
}

/** The page a typed text means: the nearest one there is; null when the text is no whole number. @reading R-044 */
export function typedPage(text: string, pageCount: number): number | null {
  const digits = text.normalize('NFKC').trim();
  if (!/^\d+$/.test(digits)) return null;
  return Math.max(1, Math.min(pageCount, Number(digits)));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
