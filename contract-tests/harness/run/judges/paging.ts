import { at, wordOf, type Json } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { idOf } from '../described/rows.ts';
import { finding } from './values.ts';

/** One page of a list. */
export interface Page {
  readonly rows: readonly Json[];
  readonly pagination: unknown;
}

/** All pages of a list against its total: sum, repetitions, sizes. @param isMoving rows come while it is read */
export function pageFindings(
  pages: readonly Page[],
  total: number,
  pageSize: number,
  isMoving = false,
): Record<'G1' | 'G2' | 'G3', Finding[]> {
  const rows = pages.flatMap((page) => page.rows);
  const isSum = isMoving ? rows.length >= total : rows.length === total;
  return {
    G1: isSum ? [] : [finding('data.pagination.total', `${total} rows on ${pages.length} pages of ${pageSize}`, `${rows.length} rows`)],
    G2: isMoving ? [] : onceFindings(rows),
    G3: pages.flatMap((page, index) => {
      const expected = index < pages.length - 1 ? pageSize : null;
      const isRightSize = expected === null ? page.rows.length <= pageSize : page.rows.length === expected;
      return isRightSize ? [] : [finding(`data.list of page ${index + 1}`, `${pageSize} rows`, `${page.rows.length} rows`)];
    }),
  };
}

/** Findings of rows that are listed twice. */
export function onceFindings(rows: readonly Json[]): Finding[] {
  const ids = rows.map(idOf).filter((id) => id !== '');
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))];
  return twice.map((id) => finding(`data.list, id ${id}`, 'once', 'on two places'));
}

export const beyondFindings = ({ rows }: Page): Finding[] =>
  rows.length === 0 ? [] : [finding('data.list', 'no rows', `${rows.length} rows`)];

/** Findings of `pagination`: total, page and size must match the request; some versions leave the page out. @reading R-736 */
export function echoFindings({ rows, pagination }: Page, currentPage: number, pageSize: number): Finding[] {
  const total = at(pagination, 'total');
  const actualPage = at(pagination, 'currentPage');
  const size = at(pagination, 'pageSize');
  return [
    ...(typeof total === 'number' && total >= rows.length
      ? []
      : [finding('data.pagination.total', `a number of at least ${rows.length}`, total)]),
    ...(actualPage === undefined || actualPage === currentPage
      ? []
      : [finding('data.pagination.currentPage', String(currentPage), actualPage)]),
    ...(size === pageSize ? [] : [finding('data.pagination.pageSize', String(pageSize), size)]),
  ];
}

export const filterFindings = (rows: readonly Json[], name: string, value: unknown): Finding[] =>
  rows.flatMap((row, index) =>
    row[name] === undefined || row[name] === null || wordOf(row[name]) === wordOf(value)
      ? []
      : [finding(`data.list[${index}] (id ${idOf(row)}).${name}`, String(value), row[name])],
  );

/** Findings of neighbours in the wrong order; rows without the number are skipped. */
export function orderFindings(rows: readonly Json[], name: string, sort: 'asc' | 'desc'): Finding[] {
  const numbered = rows.map((row, index) => ({ row, index, value: row[name] })).filter(({ value }) => typeof value === 'number');
  return numbered.flatMap(({ row, index, value }, place) => {
    const before = numbered[place - 1]?.value;
    if (before === undefined) return [];
    const isOrdered = sort === 'asc' ? Number(before) <= Number(value) : Number(before) >= Number(value);
    return isOrdered ? [] : [finding(`data.list[${index}] (id ${idOf(row)}).${name}`, `${sort} after ${wordOf(before)}`, value)];
  });
}

/**
 * Faults of looking for a word of a row found: that row, and not everything.
 * @param total rows there are without a word; null where that says nothing
 */
export function keywordFindings({ rows, pagination }: Page, row: Json, word: string, total: number | null): Finding[] {
  const isSame = (each: Json): boolean => (idOf(row) === '' ? JSON.stringify(each) === JSON.stringify(row) : idOf(each) === idOf(row));
  const named = idOf(row) === '' ? 'the row that shows it' : `the row with id ${idOf(row)}`;
  return [
    ...(rows.some(isSame) ? [] : [finding(`data.list for keyword ${word}`, named, `${rows.length} other rows`)]),
    ...(total !== null && Number(at(pagination, 'total')) === total
      ? [finding('data.pagination.total', `fewer than all ${total}`, `${total}`)]
      : []),
  ];
}
