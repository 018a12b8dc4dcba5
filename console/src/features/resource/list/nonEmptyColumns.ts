import type { ListColumn } from '@milepost/kit/lists/grammar';
import { useMemo } from 'react';
import type { AnyResource, AnyRow } from '../definition/types.ts';

/** Columns of a list without optional ones its rows say nothing in; all of them while there are no rows. */
export function nonEmptyColumns<Column extends Pick<ListColumn<never>, 'id' | 'isOptional'>>(
  columns: readonly Column[],
  rows: readonly object[],
): readonly Column[] {
  const isNonEmpty = ({ id, isOptional }: Column) =>
    isOptional !== true || rows.length === 0 || rows.some((row) => ((row as Readonly<Record<string, unknown>>)[id] ?? '') !== '');
  return columns.every(isNonEmpty) ? columns : columns.filter(isNonEmpty);
}

/** Filters of a list without those of its own that stand on an optional column its rows say nothing in. */
export const visibleFilters = <List extends Pick<AnyResource['list'], 'columns' | 'filters' | 'clientFilters'>>(
  list: List,
  rows: readonly AnyRow[],
) => {
  const said = new Set(nonEmptyColumns(list.columns, rows).map(({ id }) => id));
  const isNonEmpty = (field: string) =>
    list.clientFilters?.[field] === undefined || said.has(field) || !list.columns.some(({ id }) => id === field);
  return (list.filters ?? []).filter(({ field }) => isNonEmpty(field));
};

/** A list with the columns its rows say something in; the same until these change. */
export function useNonEmptyColumns<List extends { readonly columns: readonly ListColumn<never>[] }>(
  list: List,
  rows: readonly AnyRow[],
): List {
  const said = nonEmptyColumns(list.columns, rows);
  const ids = said.map(({ id }) => id).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids say when the columns change, their list is made anew
  return useMemo(() => ({ ...list, columns: said }), [list, ids]);
}

/** The same filters until one comes or goes. */
export function useVisibleFilters(list: AnyResource['list'], rows: readonly AnyRow[]) {
  const said = visibleFilters(list, rows);
  const fields = said.map(({ field }) => field).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fields say when the filters change, their list is made anew
  return useMemo(() => said, [list, fields]);
}
