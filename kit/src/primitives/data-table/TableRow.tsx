/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { ROW_STOP } from '../row-scroller/index.ts';
import { checkbox, row as rowStyle, rowLayout, selectCell } from './DataTable.css.ts';
import { NarrowCells } from './NarrowCells.tsx';
import { WideCells } from './WideCells.tsx';
import type { RowLayout } from './rowLayout.ts';

export interface TableRowProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly record: Row;
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  /** From 2: the head is row 1. */
  readonly rowIndex: number;
  readonly depth: number;
  readonly setSize: number;
  readonly positionInSet: number;
  /** Undefined for a leaf and in a list. */
  readonly isExpanded: boolean | undefined;
  readonly isSelected: boolean;
  /** Part that is the tab stop of the table, `ROW_STOP` for the row; null when another row has it. */
  readonly activeStop: number | null;
}

const keepControlled = () => undefined;

function Row<R>(props: TableRowProps<R>) {
  const { layout, record, domId, slot, offsetPx, rowIndex, depth, setSize, positionInSet, isExpanded, isSelected, activeStop } = props;
  const style: CSSProperties = { transform: `translateY(${offsetPx}px)` };
  const label = layout.rowLabel(record);
  const inTree = layout.isTree
    ? { 'aria-level': depth + 1, 'aria-setsize': setSize, 'aria-posinset': positionInSet, 'aria-expanded': isExpanded }
    : {};
  const operated = layout.isOperated ? { tabIndex: activeStop === ROW_STOP ? 0 : -1, 'aria-label': spoken(layout, record) } : {};
  const Cells = layout.isNarrow ? NarrowCells : WideCells;
  return (
    <div
      role="row"
      id={domId}
      data-slot={slot}
      className={`${rowStyle} ${rowLayout[layout.isNarrow ? 'narrow' : 'wide']}`}
      style={style}
      aria-rowindex={rowIndex}
      aria-selected={layout.hasSelection ? isSelected : undefined}
      {...inTree}
      {...operated}
    >
      {layout.hasSelection && (
        <div role="gridcell" aria-colindex={1} className={selectCell}>
          <input
            type="checkbox"
            data-stop={0}
            data-check=""
            className={checkbox}
            checked={isSelected}
            onChange={keepControlled}
            tabIndex={activeStop === 0 ? 0 : -1}
            aria-label={layout.words.select(label)}
          />
        </div>
      )}
      <Cells {...props} label={label} firstStop={layout.hasSelection ? 1 : 0} />
    </div>
  );
}

/** One row in its slot: scrolling changes what is in it, not the element. The cast gives back the type parameter that `memo` drops. */
export const TableRow = memo(Row) as typeof Row;

/** What a row says when it is reached: its cells, without the words of its actions. */
function spoken<R>({ columns, words }: RowLayout<R>, record: R): string {
  return columns
    .map(({ column }) => column.text(record))
    .filter(Boolean)
    .join(words.comma);
}
