import type { ListColumn } from '@milepost/kit/lists/grammar';
import { useMemo } from 'react';
import type { AnyRow } from './types.ts';

/** Columns of a list without optional ones its rows say nothing in; all of them while there are no rows. */
export function saidColumns<Column extends Pick<ListColumn<never>, 'id' | 'isOptional'>>(
  columns: readonly Column[],
  rows: readonly object[],
): readonly Column[] {
  const isSaid = ({ id, isOptional }: Column) =>
    isOptional !== true || rows.length === 0 || rows.some((row) => ((row as Readonly<Record<string, unknown>>)[id] ?? '') !== '');
  return columns.every(isSaid) ? columns : columns.filter(isSaid);
}

/** A list with the columns its rows say something in; the same until these change. */
export function useSaidColumns<List extends { readonly columns: readonly ListColumn<never>[] }>(list: List, rows: readonly AnyRow[]): List {
  const said = saidColumns(list.columns, rows);
  const ids = said.map(({ id }) => id).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids say when the columns change, their list is made anew
  return useMemo(() => ({ ...list, columns: said }), [list, ids]);
}
