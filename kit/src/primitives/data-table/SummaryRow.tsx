/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ROW_STOP } from '../row-scroller/index.ts';
import { SummaryCells, SummaryLines } from './SummaryCells.tsx';
import { summary } from './Tail.css.ts';
import type { RowLayout, ShownColumn } from './rowLayout.ts';
import type { Column } from './types.ts';
import type { useDataTable } from './useDataTable.ts';

/** After the head and the last row. */
const AFTER_ROWS = 2;

interface SummaryRowProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly grid: Pick<ReturnType<typeof useDataTable<Row>>, 'scroller' | 'foot' | 'total' | 'activeStopOf' | 'moveTo'>;
  readonly textOf: (column: Column<Row>) => string;
}

/** A cell of the summary. */
export interface Sum<Row> {
  readonly shown: ShownColumn<Row>;
  readonly text: string;
}

/** Sums at the lower edge of the table, in sight however long it is; read only. @source forms §5 */
export function SummaryRow<Row>({ layout, grid, textOf }: SummaryRowProps<Row>) {
  const { t } = useLingui();
  const idApart = useId();
  const { columns, isNarrow, isOperated, words } = layout;
  const { foot, total, activeStopOf, moveTo } = grid;
  const { window, slotId } = grid.scroller;
  const position = foot.summaryPosition;
  if (position === null) return null;
  // It is drawn whether it is in the window or not; the window knows it while it has the keyboard.
  const slot = window.slots.indexOf(position);
  const activeStop = isOperated ? activeStopOf(position) : null;
  const sums = columns.map((shown, place) => ({
    shown,
    text: place === 0 ? t({ message: 'Total', context: 'summary row' }) : textOf(shown.column),
  }));
  const spoken = sums.map(({ shown, text }, place) => (place === 0 || !text ? text : `${shown.column.header} ${text}`));
  const Cells = isNarrow ? SummaryLines : SummaryCells;
  return (
    <div
      role="row"
      id={slot < 0 ? idApart : slotId(slot)}
      data-slot={slot < 0 ? undefined : slot}
      data-summary=""
      aria-rowindex={total === null ? undefined : total + AFTER_ROWS}
      className={summary[isNarrow ? 'narrow' : 'wide']}
      onPointerDown={isOperated ? ({ target }) => moveTo(position, stopOf(target)) : undefined}
      {...(isOperated && { tabIndex: activeStop === ROW_STOP ? 0 : -1, 'aria-label': spoken.filter(Boolean).join(words.comma) })}
    >
      <Cells layout={layout} sums={sums} activeStop={activeStop} />
    </div>
  );
}

function stopOf(target: EventTarget): number {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset['stop'] : undefined;
  return part === undefined ? ROW_STOP : Number(part);
}
