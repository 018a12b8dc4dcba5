import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { mergeProps, refOf } from '../../../engines/prop-getters/index.ts';
import { selectOnly } from '../../../engines/selection/index.ts';
import type { Selection } from '../../../engines/selection/index.ts';
import type { Column, TableData, TableMore, TableState } from '../../../primitives/data-table/headless.ts';
import type { PickTreeData, PickTreeLook } from '../../../primitives/pick-tree/headless.ts';
import { useArrowIntoRows } from '../../../primitives/row-scroller/headless.ts';
import { nameOf, showChoice } from '../nodeWords.ts';
import type { CategoryTable, PickerNode } from '../types.ts';
import type { PickerSession } from '../usePicker.ts';
import type { PickerDraft } from '../usePickerDraft.ts';
import { searchOf } from './searchOf.ts';
import type { Added } from './useAdded.ts';
import { useCategoryTable } from './useCategoryTable.ts';

/** Options of `usePickerTable`. */
export interface PickerTableOptions {
  readonly session: PickerSession;
  readonly draft: PickerDraft;
  readonly table: CategoryTable;
  /** Entry that was made just now: it is shown in its place. */
  readonly added?: Added | null;
  /** Panel in place of rows there are none of; the word that is searched for is empty without a search. */
  readonly renderEmpty?: (keyword: string) => ReactNode;
}

const idOf = ({ id }: PickerNode) => id;
const labelOf = ({ fullName }: PickerNode) => fullName;

/**
 * Behaviour of categories beside a table: the category chosen in the tree decides what the table lists, and a row is chosen. Draw the
 * tree with `usePickTree({ ...categories, … })` and the table with `useTable({ ...rows, … })` under the key `rowsKey`.
 * @source forms §2.5
 */
export function usePickerTable({ session, draft, table, added = null, renderEmpty }: PickerTableOptions) {
  const { spec, text } = session;
  const { categoryId, ...panes } = useCategoryTable(spec, table, added, draft.messages.found);
  const [first] = draft.chosen.values();
  const rowsRef = useRef<HTMLElement>(null);
  const onKeyDown = useArrowIntoRows(rowsRef, panes.rows.rows.length > 0);
  const look = useCallback(
    (node: PickerNode): PickTreeLook => ({ label: nameOf(node, text), isChosen: node.id === categoryId, refusal: null, hasMark: false }),
    [text, categoryId],
  );
  const columns = useColumns(session, table);
  const categories: PickTreeData<PickerNode> = {
    label: text(table.label),
    tree: panes.tree,
    shape: 'tree',
    look,
    choice: { kind: 'place', onChoose: ([node]) => node && panes.setCategoryId(node.id) },
  };
  const rows: TableData<PickerNode> = {
    label: text(spec.title),
    columns,
    rows: panes.rows.rows,
    rowId: idOf,
    rowLabel: labelOf,
    list: listOf(panes),
    selection: {
      value: selectOnly(draft.chosen.keys()),
      onChange: (selection) => change(selection, panes.rows.rows, draft),
      mode: draft.isSingle ? 'one' : 'many',
      isByRow: true,
      onConfirm: (node) => draft.finish(node),
    },
    state: stateOf(panes, renderEmpty),
  };
  return {
    /** Tree of categories: options of `usePickTree`. */
    categories,
    /** Rows of the category: options of `useTable`. */
    rows,
    /** Key of what draws the rows: they begin anew under another. */
    rowsKey: `${categoryId} ${panes.keyword}`,
    /** The search box over the rows; null where nothing is searched. */
    search: searchOf(session, panes),
    /** Name of the row that is chosen; null where none is. */
    chosenName: first ? showChoice(spec, first, text).text : null,
    /** Attributes of the element around the search box: the down arrow goes into the rows, once they are there. */
    getSearchAreaProps: <Own extends object = object>(own?: Own) => mergeProps({ onKeyDown }, own),
    /** Attributes of the element around the table. */
    getTableAreaProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(rowsRef) }, own),
  };
}

type Rows = Omit<ReturnType<typeof useCategoryTable>, 'categoryId'>;

function listOf({ list, rows: { rows, phase, hasMore }, total }: Rows): TableData<PickerNode>['list'] {
  const more: TableMore =
    phase.status === 'failed'
      ? { kind: 'failed', retry: () => list.send({ type: 'retry' }) }
      : phase.status === 'loading'
        ? { kind: 'loading' }
        : hasMore
          ? { kind: 'more', load: () => list.send({ type: 'more' }) }
          : { kind: 'end' };
  return { total: total < 0 ? null : total, more: rows.length === 0 ? undefined : more };
}

function stateOf({ list, rows: { rows, phase }, isEmpty, keyword }: Rows, renderEmpty: PickerTableOptions['renderEmpty']): TableState {
  const hasNone = rows.length === 0;
  if (hasNone && phase.status === 'failed')
    return { kind: 'failed', retry: () => list.send({ type: 'retry' }), isFiltered: keyword !== '' };
  if (isEmpty) return { kind: 'empty', panel: renderEmpty?.(keyword) };
  return { kind: hasNone ? 'loading' : 'ready' };
}

function change(selection: Selection, rows: readonly PickerNode[], draft: PickerDraft) {
  const added = rows.filter(({ id }) => selection.except.has(id) && !draft.chosen.has(id));
  const removed = [...draft.chosen.keys()].filter((id) => !selection.except.has(id));
  if (added.length > 0) draft.choose(added, added.length === 1 ? 'node' : 'range');
  else for (const id of removed) draft.remove(id);
}

function useColumns({ text }: PickerSession, { columns }: CategoryTable): readonly Column<PickerNode>[] {
  return useMemo(
    () =>
      columns.map(({ id, header, width, align }, at) => ({
        id,
        header: text(header),
        text: ({ cells }) => cells?.[id] ?? '',
        width: width === 'wide' ? { flex: 2, minPx: 160 } : { flex: 1, minPx: 120 },
        align,
        narrow: at === 0 ? 'title' : 'meta',
      })),
    [columns, text],
  );
}
