/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a list under a field are placed by hand: they cannot be a table */
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { cellAlign, cellsChosen, head, markCell, rowKind } from './OptionList.css.ts';
import { useTextLang } from '../data-text/index.ts';
import { Box } from './OptionRow.tsx';
import { isSameRow, shifted } from './sameRow.ts';
import type { SlotProps } from './sameRow.ts';
import type { ListColumn, ListLook, OptionRow as Row } from './types.ts';

/** Room for the mark before the first column. */
const MARK_WIDTH_PX = 40;

/** Value of `grid-template-columns`. */
export function columnTemplate(columns: readonly ListColumn[]): string {
  const widths = columns.map(({ widthPx }) => (widthPx === undefined ? 'minmax(0, 1fr)' : `${widthPx}px`));
  return [`${MARK_WIDTH_PX}px`, ...widths].join(' ');
}

interface GridRowProps {
  readonly place: SlotProps;
  readonly row: Row;
  readonly look: Pick<ListLook, 'kind' | 'cardinality' | 'columns'>;
}

/**
 * One record in its slot. Named by its cells with their heads, because a reader that follows `aria-activedescendant` hears
 * the name of the row and no cells: contract 4.2.
 */
export const GridRow = memo(function GridRow({ place, row, look: { columns = [], cardinality } }: GridRowProps) {
  const { t } = useLingui();
  const langOf = useTextLang();
  const { cells = [], isChosen, positionInSet, reason } = row;
  const texts = columns.map(({ label }, column) => `${label} ${cells[column] ?? ''}`.trim());
  return (
    <div
      role="row"
      id={place.id}
      data-mp-row={place.slot}
      data-active={place.active}
      className={`${rowKind.cells} ${cellsChosen}`}
      style={{ transform: shifted(place) }}
      aria-label={[...texts, ...(reason ? [reason] : [])].join(t({ message: ', ', context: 'between cells' }))}
      aria-selected={isChosen}
      aria-rowindex={positionInSet + 1}
      aria-disabled={reason ? true : undefined}
    >
      <span className={markCell} aria-hidden="true">
        <Box row={row} of={cardinality} />
      </span>
      {columns.map(({ id, align = 'start' }, column) => (
        <span
          key={id}
          role="gridcell"
          aria-colindex={column + 1}
          className={cellAlign[align]}
          lang={langOf(cells[column] ?? '')}
          data-name=""
        >
          {cells[column]}
        </span>
      ))}
    </div>
  );
}, isSameRow);

/** Heads of the columns; they stay in view. */
export function GridHead({ columns }: { readonly columns: readonly ListColumn[] }) {
  return (
    <div role="row" aria-rowindex={1} data-mp-head="" className={head}>
      <span aria-hidden="true" />
      {columns.map(({ id, label, align = 'start' }, column) => (
        <span key={id} role="columnheader" aria-colindex={column + 1} className={cellAlign[align]}>
          {label}
        </span>
      ))}
    </div>
  );
}
