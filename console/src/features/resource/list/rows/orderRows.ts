import type { CellWords, ListColumn } from '@milepost/kit/lists/grammar';
import type { Sort } from '@milepost/kit/data-table';
import type { AnyRow } from '../../definition/types.ts';
import type { TreeRow } from './fullTree.ts';

/** Rows in the order of a column, by its figures or its texts, each level of a tree for itself; equal ones keep their order. @param language its texts are ordered by, as a tag @returns a copy */
export function orderRows(
  rows: readonly AnyRow[],
  columns: readonly ListColumn<never>[],
  order: Sort | null,
  words: CellWords,
  language: string,
): readonly AnyRow[] {
  const column = columns.find(({ id }) => id === order?.columnId) as ListColumn<AnyRow> | undefined;
  if (!order || !column) return rows;
  const { figure, text } = column;
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = figure
    ? (one: AnyRow, other: AnyRow) => figure(one) - figure(other)
    : (one: AnyRow, other: AnyRow) => collator.compare(text(one, words), text(other, words));
  const sign = order.direction === 'ascending' ? 1 : -1;
  const level = (siblings: readonly TreeRow[]): readonly TreeRow[] =>
    siblings
      .toSorted((one, other) => sign * compare(one, other))
      .map((row) => (row.children && row.children.length > 0 ? { ...row, children: level(row.children) } : row));
  return level(rows as readonly TreeRow[]);
}
