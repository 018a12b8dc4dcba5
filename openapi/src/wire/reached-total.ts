import { reportOddity } from './oddities.ts';

/** Page of a list as it came. */
interface CamePage {
  /** From 1. */
  readonly page: number;
  /** Rows a page has when it is full; null where that is not known. */
  readonly pageSize: number | null;
  readonly rows: number;
}

const wholeOf = (sent: unknown): number | null => {
  const read = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof read === 'number' && Number.isFinite(read) ? Math.trunc(read) : null;
};

/**
 * Number of rows of all pages. A total that is missing, no number, or below the rows that are known cannot be: then it is those rows, and
 * one more after a full page, so that the next page can be asked for. A page beyond the first that is empty ends the list before it. What
 * was mended is reported, unless there is no total and the page is not full.
 * @reading R-161
 */
export function reachedTotal(sent: unknown, { page, pageSize, rows }: CamePage): number {
  const size = pageSize !== null && pageSize > 0 ? pageSize : null;
  const before = page > 1 ? (Math.trunc(page) - 1) * (size ?? rows) : 0;
  const total = wholeOf(sent);
  const isFull = size !== null && rows >= size;
  if (total !== null && total >= before + rows && !(rows === 0 && page > 1 && total > before)) return total;
  if (rows === 0 && page > 1) {
    // What is left of a list that has become shorter: its total is right, and the page is past its end.
    if (total !== null && total >= 0 && total <= before) return total;
    reportOddity('total');
    return before;
  }
  if (isFull || (sent !== undefined && sent !== null)) reportOddity('total');
  return before + rows + (isFull ? 1 : 0);
}
