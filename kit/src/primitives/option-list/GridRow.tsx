import { memo } from 'react';
import { useTextLang } from '../data-text/index.ts';
import { partProps } from '../parts/index.ts';
import { cellAlign, cellsChosen, head, markCell, rowKind } from './OptionList.css.ts';
import { Box } from './OptionRow.tsx';
import type { OptionRowProps } from './OptionRow.tsx';
import { listCellProps, listColumnProps, listHeadProps, optionRowProps } from './headless.ts';
import type { ListColumn } from './headless.ts';

/** Room for the mark before the first column. */
const MARK_WIDTH_PX = 40;

/** Value of `grid-template-columns`. */
export function columnTemplate(columns: readonly ListColumn[]): string {
  const widths = columns.map(({ widthPx }) => (widthPx === undefined ? 'minmax(0, 1fr)' : `${widthPx}px`));
  return [`${MARK_WIDTH_PX}px`, ...widths].join(' ');
}

/**
 * One record in its slot. Named by its cells with their heads, because a reader that follows `aria-activedescendant` hears
 * the name of the row and no cells: contract 4.2.
 */
export const GridRow = memo(function GridRow({ view, parts }: OptionRowProps) {
  const langOf = useTextLang();
  const { row, look } = view;
  const { cells = [] } = row;
  return (
    <div {...optionRowProps(view, partProps(parts, 'option', `${rowKind.cells} ${cellsChosen}`))}>
      <span className={markCell} aria-hidden="true">
        <Box row={row} of={look.cardinality} />
      </span>
      {look.columns?.map(({ id, align = 'start' }, column) => (
        <span key={id} {...listCellProps(column, { className: cellAlign[align] })} lang={langOf(cells[column] ?? '')}>
          {cells[column]}
        </span>
      ))}
    </div>
  );
});

/** Heads of the columns; they stay in view. */
export function GridHead({ columns }: { readonly columns: readonly ListColumn[] }) {
  return (
    <div {...listHeadProps({ className: head })}>
      <span aria-hidden="true" />
      {columns.map(({ id, label, align = 'start' }, column) => (
        <span key={id} {...listColumnProps(column, { className: cellAlign[align] })}>
          {label}
        </span>
      ))}
    </div>
  );
}
