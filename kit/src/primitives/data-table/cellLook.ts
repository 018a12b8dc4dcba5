import { cellAlign, cellTone, firstCell } from './DataTable.css.ts';
import { headCell } from './Head.css.ts';
import { lead, pin } from './Pins.css.ts';
import type { RowLayout } from './rowLayout.ts';

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

function looksFor<Row>({ columns, selection, indexStop, isLeadPinned }: RowLayout<Row>): CellLooks {
  const isBare = !selection && indexStop === null;
  const heads = columns.map(({ column, pin: held }, place) =>
    [
      cellAlign[column.align ?? 'start'],
      place === 0 && isBare ? firstCell : '',
      held ? pin[held.isEdge ? (`${held.side}Edge` as const) : held.side] : '',
    ].join(' '),
  );
  return {
    heads: heads.map((look) => `${look} ${headCell}`),
    sums: heads,
    cells: columns.map(({ column }, place) => {
      const isMain = place === 0 || column.cell || column.align === 'end';
      return `${heads[place]} ${cellTone[isMain ? 'main' : 'quiet']}`;
    }),
    select: isLeadPinned ? lead.select : '',
    index: isLeadPinned ? lead[selection ? 'index' : 'onlyIndex'] : '',
  };
}
