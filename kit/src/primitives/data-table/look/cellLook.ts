import { cellAlign, cellTone, firstCell, textAlign } from './DataTable.css.ts';
import { headCell } from './Head.css.ts';
import { lead, pin } from './Pins.css.ts';
import { widths } from '../columns/Widths.css.ts';
import type { RowLayout, ShownColumn } from '../columns/rowLayout.ts';

/** Classes of the cells of a table, made once for all its rows. */
export interface CellLooks {
  /** By place of the column. */
  readonly cells: readonly string[];
  readonly heads: readonly string[];
  readonly sums: readonly string[];
  /** Added to the checkbox and to the number, which stay in sight with the columns beside them. */
  readonly select: string;
  readonly index: string;
}

const made = new WeakMap<object, CellLooks>();

/** The classes for a layout; the same object for the same layout. */
export function cellLooks<Row>(layout: RowLayout<Row>): CellLooks {
  let looks = made.get(layout);
  if (!looks) {
    looks = looksFor(layout);
    made.set(layout, looks);
  }
  return looks;
}

/** True when nothing stands in a cell but its text, which the cell itself cuts off. */
export const isPlain = <Row>({ column, pin: held }: ShownColumn<Row>, isBranch: boolean): boolean =>
  !column.cell && !isBranch && !(held?.side === 'end' && held.isEdge);

function looksFor<Row>({ columns, selection, indexStop, isLeadPinned, isTree, isNarrow }: RowLayout<Row>): CellLooks {
  const isBare = !selection && indexStop === null;
  const around = columns.map(({ pin: held }, place) =>
    [
      isNarrow ? '' : (widths[place] ?? ''),
      place === 0 && isBare ? firstCell : '',
      held ? pin[held.isEdge ? (`${held.side}Edge` as const) : held.side] : '',
    ].join(' '),
  );
  const heads = columns.map(({ column }, place) => `${cellAlign[column.align ?? 'start']} ${around[place]}`);
  const cells = columns.map((shown, place) => {
    const { align = 'start', cell } = shown.column;
    const box = isPlain(shown, isTree && place === 0) ? textAlign : cellAlign;
    const isMain = place === 0 || cell || align === 'end';
    return `${box[align]} ${around[place]} ${cellTone[isMain ? 'main' : 'quiet']}`;
  });
  return {
    heads: heads.map((look) => `${look} ${headCell}`),
    sums: heads,
    cells,
    select: isLeadPinned ? lead.select : '',
    index: isLeadPinned ? lead[selection ? 'index' : 'onlyIndex'] : '',
  };
}
