import { useMemo, useState } from 'react';
import { everyRow, flatRows, nestedRows, sortFlatRows, sortRows, visibleRows } from '../../engines/tree-rows/index.ts';
import type { RowTree } from '../../engines/tree-rows/index.ts';
import { sortKeys } from './sortKeys.ts';
import type { Column, DataTableProps, Sort } from './types.ts';

type RowsAsk<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'columns' | 'tree' | 'sort' | 'onSortChange'>;

const noIds: ReadonlySet<string> = new Set();

/** The rows of a table in their order, which of them are in view, and the order itself. */
export function useTableRows<Row>(
  { rows, rowId, columns, tree: nesting, sort: givenSort, onSortChange }: RowsAsk<Row>,
  languageTag: string,
) {
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const setSort = (next: Sort | null) => {
    if (givenSort === undefined) setOwnSort(next);
    onSortChange?.(next);
  };

  const childrenOf = nesting?.childrenOf;
  const column = columns.find(({ id }) => id === sort?.columnId);
  const tree = useMemo(() => {
    const plain = childrenOf ? nestedRows({ roots: rows, idOf: rowId, childrenOf }) : flatRows({ rows, idOf: rowId });
    if (!sort || !column?.sort || column.sort === 'server') return plain;
    const keys = sortKeys(textsOf(plain, column), column.sort, sort.direction, languageTag);
    return childrenOf ? sortRows(plain, keys) : sortFlatRows(rows, rowId, keys);
  }, [rows, rowId, childrenOf, sort, column, languageTag]);

  const expandedIds = nesting?.expandedIds ?? noIds;
  const isNested = Boolean(childrenOf);
  const view = useMemo(() => (isNested ? visibleRows(tree, expandedIds) : everyRow(tree.size)), [isNested, tree, expandedIds]);
  return { tree, view, expandedIds, sort, setSort };
}

function textsOf<Row>(tree: RowTree<Row>, { text }: Column<Row>): string[] {
  return Array.from({ length: tree.size }, (_, row) => text(tree.record(row)));
}
