import type { Column, DataTableProps, RowAction } from '@milepost/kit/data-table';
import { useCallback, useMemo } from 'react';
import { useLazyRows } from '../../lazy-rows/index.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import type { ResourceList, TreeRow } from './useResourceList.ts';

type Table = Pick<DataTableProps<AnyRow>, 'columns' | 'rows' | 'rowId' | 'rowLabel' | 'tree' | 'actions'> & {
  /** Rows on screen or reached by scrolling, of a lazy tree and of one that is read whole; null for the others, whose rows are all counted. */
  readonly shown: number | null;
};

const rowId = (row: AnyRow) => row.id;
const childrenOf = (row: AnyRow) => (row as TreeRow).children ?? null;

const countOpen = (rows: readonly TreeRow[], open: ReadonlySet<string>): number =>
  rows.reduce((sum, { id, children = [] }) => sum + 1 + (open.has(id) ? countOpen(children, open) : 0), 0);

/** The rows as a table takes them: flat, as a tree that is all here, or as one whose branches come when they are opened. */
export function useTableRows(
  resource: AnyResource,
  list: ResourceList,
  columns: readonly Column<AnyRow>[],
  actions: ((row: AnyRow) => RowAction[]) | undefined,
): Table {
  const { shape, isReadWhole } = resource.list;
  const lazy = useLazyRows({ rows: list.rows as readonly TreeRow[], branches: list.branches, below: list.below, columns, actions });
  const rowLabel = useCallback((row: AnyRow) => nameOf(resource, row), [resource]);
  const { expandedIds, setExpandedIds } = list.branches;
  const tree = useMemo(() => ({ childrenOf, expandedIds, onExpandedChange: setExpandedIds }), [expandedIds, setExpandedIds]);
  if (shape === 'lazyTree') return lazy as unknown as Table;
  const shown = isReadWhole ? countOpen(list.rows as readonly TreeRow[], expandedIds) : null;
  return { shown, columns, rows: list.rows, rowId, rowLabel, ...(shape === 'tree' && { tree }), ...(actions && { actions }) };
}
