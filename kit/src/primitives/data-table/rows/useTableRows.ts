import { useMemo, useState } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { everyRow, flatRows, nestedRows, sortFlatRows, sortRows, visibleRows } from '../../../engines/row-core/index.ts';
import type { RowTree } from '../../../engines/row-core/index.ts';
import { inDirection, nextSort, sortKeys } from './sortKeys.ts';
import type { Column, TableOptions, Sort } from '../types.ts';

type RowsAsk<Row> = Pick<TableOptions<Row>, 'rows' | 'rowId' | 'columns' | 'tree' | 'sort' | 'onSortChange' | 'messages'>;

const noIds: ReadonlySet<string> = new Set();

/** The rows of a table in their order, which of them are in view, and the order itself. */
export function useTableRows<Row>(
  { rows, rowId, columns, tree: nesting, sort: givenSort, onSortChange, messages }: RowsAsk<Row>,
  languageTag: string,
) {
  const { sort, press } = useSort({ columns, sort: givenSort, onSortChange, messages });
  const childrenOf = nesting?.childrenOf;
  const column = columns.find(({ id }) => id === sort?.columnId);
  const plain = useMemo(
    () => (childrenOf ? nestedRows({ roots: rows, idOf: rowId, childrenOf }) : flatRows({ rows, idOf: rowId })),
    [rows, rowId, childrenOf],
  );
  // Once per column: the other direction only turns them over.
  const keys = useMemo(() => {
    if (!column?.sort || column.sort === 'server') return null;
    return column.figure ? figuresOf(plain, column.figure) : sortKeys(textsOf(plain, column), column.sort, languageTag);
  }, [plain, column, languageTag]);
  const direction = sort?.direction;
  const tree = useMemo(() => {
    if (!keys || !direction) return plain;
    const directed = inDirection(keys, direction);
    return childrenOf ? sortRows(plain, directed) : sortFlatRows(rows, rowId, directed);
  }, [plain, keys, direction, rows, rowId, childrenOf]);

  const expandedIds = nesting?.expandedIds ?? noIds;
  const isNested = Boolean(childrenOf);
  const view = useMemo(() => (isNested ? visibleRows(tree, expandedIds) : everyRow(tree.size)), [isNested, tree, expandedIds]);
  return { tree, view, expandedIds, sort, press };
}

/** The order in force, and what the press of a header makes of it, said aloud. */
function useSort<Row>({
  columns,
  sort: given,
  onSortChange,
  messages,
}: Pick<TableOptions<Row>, 'columns' | 'sort' | 'onSortChange' | 'messages'>) {
  const announce = useAnnounce();
  const [own, setOwn] = useState<Sort | null>(null);
  const sort = given === undefined ? own : given;

  function press(columnId: string) {
    const next = nextSort(sort, columnId);
    if (given === undefined) setOwn(next);
    onSortChange?.(next);
    const header = columns.find(({ id }) => id === columnId)?.header ?? '';
    announce(next ? messages.sorted(header, next.direction) : messages.sortRemoved);
  }
  return { sort, press };
}

function textsOf<Row>(tree: RowTree<Row>, { text }: Column<Row>): string[] {
  return Array.from({ length: tree.size }, (_, row) => text(tree.record(row)));
}

function figuresOf<Row>(tree: RowTree<Row>, figure: (row: Row) => number): Float64Array {
  const figures = new Float64Array(tree.size);
  for (let row = 0; row < tree.size; row += 1) figures[row] = figure(tree.record(row));
  return figures;
}
