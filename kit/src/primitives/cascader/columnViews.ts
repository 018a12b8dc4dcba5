import type { ListLook, ListMessages, OptionListState, OptionListView, OptionRowsOptions } from '../option-list/headless.ts';
import type { RowSizes } from '../row-scroller/headless.ts';
import type { CascadeColumn } from './cascadeRows.ts';

const LOOK = {
  one: { kind: 'tree', cardinality: 'one', isColumn: true },
  many: { kind: 'tree', cardinality: 'many', isColumn: true },
} as const satisfies Record<string, ListLook>;

/** One level beside others: options of `useOptionRows`, and what tells it from the other levels. */
export interface CascadeColumnView extends OptionRowsOptions {
  readonly key: string;
}

/** Id of the list in a column. */
const columnId = (listId: string, depth: number) => `${listId}-c${depth}`;

interface ColumnsOptions {
  readonly label: string;
  readonly list: OptionListState;
  readonly columns: readonly CascadeColumn[];
  readonly cardinality: 'one' | 'many';
  readonly below: (name: string) => string;
  readonly messages: ListMessages;
  readonly initial: RowSizes | undefined;
}

/** Levels side by side: for a reader trees that are named by the node above them, with the level of every node. */
export const columnViews = ({ label, list, columns, cardinality, below, messages, initial }: ColumnsOptions) =>
  columns.map((column, depth): CascadeColumnView => ({
    key: column.under ?? '',
    list: slice(list.view, column, columnId(list.view.id, depth)),
    label: column.under === null ? label : below(column.under),
    look: LOOK[cardinality],
    messages,
    initial,
  }));

/** The list as its field sees it while its levels stand side by side: the row that has the keyboard is one of a level. */
export function listOfColumns(list: OptionListState, columns: readonly CascadeColumn[]): OptionListState {
  const depth = columns.findIndex(({ from, end }) => list.active >= from && list.active < end);
  const activeId = depth < 0 ? undefined : `${columnId(list.view.id, depth)}-${list.active - (columns[depth]?.from ?? 0)}`;
  return { ...list, activeId, controls: columns.map((_, level) => columnId(list.view.id, level)).join(' ') };
}

/** The rows of one column as a list of their own. */
function slice(view: OptionListView, { from, end }: CascadeColumn, id: string): OptionListView {
  const { model } = view;
  const isHere = view.active >= from && view.active < end;
  return {
    ...view,
    id,
    active: isHere ? view.active - from : -1,
    model: {
      count: end - from,
      total: end - from,
      keyAt: (position) => model.keyAt(from + position),
      positionOf: (key) => model.positionOf(key) - from,
      row: (position) => model.row(from + position),
    },
    onPoint: (position) => view.onPoint(from + position),
    onPress: (position) => view.onPress(from + position),
    onToggle: (position) => view.onToggle?.(from + position),
  };
}
