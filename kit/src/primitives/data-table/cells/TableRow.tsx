/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { ROW_STOP } from '../../row-scroller/index.ts';
import { revealed, row as rowStyle, rowLayout } from '../look/DataTable.css.ts';
import { NarrowCells } from './NarrowCells.tsx';
import { selectCellOf } from './SelectCell.tsx';
import { WideCells } from './WideCells.tsx';
import type { CellsProps } from './cellContent.tsx';

interface TableRowProps<Row> extends Omit<CellsProps<Row>, 'label' | 'texts'> {
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly setSize: number;
  readonly positionInSet: number;
  readonly isSelected: boolean;
  /** It has just been made, and stands out for a while. */
  readonly isRevealed: boolean;
  /** Reason the row cannot be chosen; null when it can. */
  readonly refused: string | null;
}

/** The head is row 1. */
const ABOVE_ROWS = 1;

/** Choosing rows renders them, but not their cells. */
const MemoWide = memo(WideCells) as typeof WideCells;
const MemoNarrow = memo(NarrowCells) as typeof NarrowCells;

function Row<R>(props: TableRowProps<R>) {
  const { layout, record, domId, slot, offsetPx, number, depth, setSize, positionInSet, isExpanded } = props;
  const { isSelected, isRevealed, refused, activeStop } = props;
  const style: CSSProperties = { transform: `translateY(${offsetPx}px)` };
  const label = layout.rowLabel(record);
  const texts = useMemo(() => layout.columns.map(({ column }) => column.text(record)), [layout, record]);
  const { isTree, isOperated } = layout;
  const Cells = layout.isNarrow ? MemoNarrow : MemoWide;
  return (
    <div
      role="row"
      id={domId}
      data-mp-row={slot}
      className={`${rowStyle} ${rowLayout[layout.isNarrow ? 'narrow' : 'wide']}${isRevealed ? ` ${revealed}` : ''}`}
      style={style}
      aria-rowindex={number + ABOVE_ROWS}
      aria-selected={layout.selection && refused === null ? isSelected : undefined}
      aria-level={isTree ? depth + 1 : undefined}
      aria-setsize={isTree ? setSize : undefined}
      aria-posinset={isTree ? positionInSet : undefined}
      aria-expanded={isTree ? isExpanded : undefined}
      tabIndex={isOperated ? (activeStop === ROW_STOP ? 0 : -1) : undefined}
      aria-label={isOperated ? spoken(texts, refused, layout.words.comma) : undefined}
    >
      {layout.selection && selectCellOf({ layout, label, isSelected, refused, activeStop })}
      <Cells
        layout={layout}
        record={record}
        texts={texts}
        number={number}
        depth={depth}
        isExpanded={isExpanded}
        activeStop={activeStop}
        label={label}
      />
    </div>
  );
}

/** One row in its slot: scrolling changes what is in it, not the element. The cast gives back the type parameter that `memo` drops. */
export const TableRow = memo(Row) as typeof Row;

/** Words of a row when it is reached: its cells, without the words of its actions, and why it cannot be chosen. */
function spoken(texts: readonly string[], refused: string | null, comma: string): string {
  return [...texts, refused ?? ''].filter((text) => text.trim()).join(comma);
}
