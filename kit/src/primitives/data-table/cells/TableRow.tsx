import { memo } from 'react';
import { partProps } from '../../parts/index.ts';
import type { PartLooks } from '../../parts/index.ts';
import { rowProps } from '../headless.ts';
import type { TableRowView } from '../headless.ts';
import { revealed, row as rowStyle, rowLayout } from '../look/DataTable.css.ts';
import type { TablePart } from '../types.ts';
import { NarrowCells } from './NarrowCells.tsx';
import { selectCellOf } from './SelectCell.tsx';
import { WideCells } from './WideCells.tsx';
import type { CellsProps } from './cellContent.tsx';

interface TableRowProps<Row> {
  readonly view: TableRowView<Row>;
  readonly parts: PartLooks<TablePart> | undefined;
}

/** Equality of everything but what is chosen, which changes attributes of the row only: choosing rows renders them, not their cells. */
function isSameContent<Row>({ view: one, parts }: CellsProps<Row>, { view: other, parts: others }: CellsProps<Row>): boolean {
  return (
    parts === others &&
    one.layout === other.layout &&
    one.record === other.record &&
    one.number === other.number &&
    one.depth === other.depth &&
    one.isExpanded === other.isExpanded &&
    one.activeStop === other.activeStop
  );
}
const MemoWide = memo(WideCells, isSameContent) as typeof WideCells;
const MemoNarrow = memo(NarrowCells, isSameContent) as typeof NarrowCells;

function Row<R>({ view, parts }: TableRowProps<R>) {
  const { layout, isRevealed } = view;
  const look = layout.isNarrow ? 'narrow' : 'wide';
  const Cells = layout.isNarrow ? MemoNarrow : MemoWide;
  return (
    <div {...rowProps(view, partProps(parts, 'row', `${rowStyle} ${rowLayout[look]}${isRevealed ? ` ${revealed}` : ''}`))}>
      {layout.selection && selectCellOf(view)}
      <Cells view={view} parts={parts} />
    </div>
  );
}

/** One row in its slot: scrolling changes what is in it, not the element. The cast gives back the type parameter that `memo` drops. */
export const TableRow = memo(Row) as typeof Row;
