/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { ROW_STOP } from '../../row-scroller/index.ts';
import { SummaryCells, SummaryLines } from './SummaryCells.tsx';
import { summary } from '../look/Tail.css.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { Column } from '../types.ts';
import type { useDataTable } from '../behaviour/useDataTable.ts';
import { useStable } from '../columns/useStable.ts';

/** After the head and the last row. */
const AFTER_ROWS = 2;

interface SummaryRowProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly grid: Pick<ReturnType<typeof useDataTable<Row>>, 'scroller' | 'foot' | 'total' | 'activeStopOf' | 'moveTo'>;
  readonly textOf: (column: Column<Row>) => string;
}

interface SumsProps<Row> extends Pick<SummaryRowProps<Row>, 'layout' | 'textOf'> {
  /** Its slot and id while it has the keyboard. */
  readonly slot: number | undefined;
  readonly domId: string | undefined;
  /** Rows of the whole list; null when nobody knows. */
  readonly total: number | null;
  /** The part that is the tab stop of the table; null when another row has it. */
  readonly activeStop: number | null;
  readonly onPress: (stop: number) => void;
}

function Sums<Row>({ layout, slot, domId, total, activeStop, onPress, textOf }: SumsProps<Row>) {
  const { t } = useLingui();
  const idApart = useId();
  const { columns, isNarrow, isOperated, words } = layout;
  const sums = columns.map((shown, place) => ({
    shown,
    text: place === 0 ? t({ message: 'Total', context: 'summary row' }) : textOf(shown.column),
  }));
  const spoken = sums.map(({ shown, text }, place) => (place === 0 || !text ? text : `${shown.column.header} ${text}`));
  const Cells = isNarrow ? SummaryLines : SummaryCells;
  return (
    <div
      role="row"
      id={domId ?? idApart}
      data-mp-row={slot}
      data-summary=""
      aria-rowindex={total === null ? undefined : total + AFTER_ROWS}
      className={summary[isNarrow ? 'narrow' : 'wide']}
      onPointerDown={isOperated ? ({ target }) => onPress(stopOf(target)) : undefined}
      {...(isOperated && { tabIndex: activeStop === ROW_STOP ? 0 : -1, 'aria-label': spoken.filter(Boolean).join(words.comma) })}
    >
      <Cells layout={layout} sums={sums} activeStop={activeStop} />
    </div>
  );
}

/** Scrolling does not render them. */
const MemoSums = memo(Sums) as typeof Sums;

/** Sums at the lower edge of the table, in sight however long it is; read only. @source forms §5 */
export function SummaryRow<Row>({ layout, grid: { scroller, foot, total, activeStopOf, moveTo }, textOf }: SummaryRowProps<Row>) {
  const position = foot.summaryPosition;
  const onPress = useStable((stop: number) => position !== null && moveTo(position, stop));
  if (position === null) return null;
  // It is drawn whether it is in the window or not; the window knows it while it has the keyboard.
  const slot = scroller.window.slots.indexOf(position);
  const held = slot < 0 ? { slot: undefined, domId: undefined } : { slot, domId: scroller.slotId(slot) };
  const activeStop = layout.isOperated ? activeStopOf(position) : null;
  return <MemoSums layout={layout} textOf={textOf} total={total} activeStop={activeStop} onPress={onPress} {...held} />;
}

function stopOf(target: EventTarget): number {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-mp-stop]')?.dataset['mpStop'] : undefined;
  return part === undefined ? ROW_STOP : Number(part);
}
