import { useLingui } from '@lingui/react/macro';
import { OptionList } from '../option-list/index.ts';
import type { ListLook, OptionListState, OptionListView } from '../option-list/index.ts';
import { column, columnsFrame } from './Cascader.css.ts';
import type { CascadeColumn } from './cascadeRows.ts';

const LOOK = {
  one: { kind: 'tree', cardinality: 'one', isColumn: true },
  many: { kind: 'tree', cardinality: 'many', isColumn: true },
} as const satisfies Record<string, ListLook>;

/** Id of the list in a column. */
export const columnId = (listId: string, depth: number) => `${listId}-c${depth}`;

interface ColumnsProps {
  readonly label: string;
  readonly list: OptionListState;
  readonly columns: readonly CascadeColumn[];
  readonly cardinality: 'one' | 'many';
}

/** Levels side by side: for a reader trees that are named by the node above them, with the level of every node. */
export function Columns({ label, list, columns, cardinality }: ColumnsProps) {
  const { t } = useLingui();
  return (
    <div className={columnsFrame}>
      {columns.map((at, depth) => (
        <div key={at.under ?? ''} className={column}>
          <OptionList
            list={slice(list.view, at, columnId(list.view.id, depth))}
            label={at.under === null ? label : t`Below ${{ name: at.under }}`}
            look={LOOK[cardinality]}
          />
        </div>
      ))}
    </div>
  );
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
