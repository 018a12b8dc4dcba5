/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { EitherText } from '../../data-text/index.ts';
import { Figure } from '../../figure/index.ts';
import { cellText, main, meta, metaFigure, metaName, title } from '../look/DataTable.css.ts';
import { indexCell, selectCell } from '../look/Lead.css.ts';
import { actionsPlace } from '../look/Pins.css.ts';
import { cellLooks } from '../look/cellLook.ts';
import type { RowLayout, ShownColumn } from '../columns/rowLayout.ts';

/** A cell of the summary. */
interface Sum<Row> {
  readonly shown: ShownColumn<Row>;
  readonly text: string;
}

interface SummaryCellsProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly sums: readonly Sum<Row>[];
  readonly activeStop: number | null;
}

const partOf = <Row,>({ isOperated }: RowLayout<Row>, { shown }: Sum<Row>, activeStop: number | null) =>
  ({
    role: isOperated ? 'gridcell' : 'cell',
    'aria-colindex': shown.colIndex,
    'aria-readonly': isOperated ? true : undefined,
    'data-mp-stop': shown.stop,
    tabIndex: activeStop === shown.stop ? 0 : undefined,
  }) as const;

/** Sums under their columns. */
export function SummaryCells<Row>({ layout, sums, activeStop }: SummaryCellsProps<Row>) {
  const { isOperated, selection, indexStop, actions, colCount, areActionsEdge } = layout;
  const looks = cellLooks(layout);
  const empty = { role: isOperated ? 'gridcell' : 'cell', 'aria-readonly': isOperated ? true : undefined } as const;
  return (
    <>
      {selection && <div {...empty} aria-colindex={1} className={`${selectCell} ${looks.select}`} />}
      {indexStop !== null && <div {...empty} aria-colindex={selection ? 2 : 1} className={`${indexCell} ${looks.index}`} />}
      {sums.map((sum, place) => (
        <div key={sum.shown.column.id} {...partOf(layout, sum, activeStop)} className={looks.sums[place]} style={sum.shown.style}>
          {sum.shown.column.align === 'end' ? <Figure>{sum.text}</Figure> : <span className={cellText}>{sum.text}</span>}
        </div>
      ))}
      {actions && <div {...empty} aria-colindex={colCount} className={actionsPlace[areActionsEdge ? 'edge' : 'plain']} />}
    </>
  );
}

/** Sums in the two-line row, each behind its header. */
export function SummaryLines<Row>({ layout, sums, activeStop }: SummaryCellsProps<Row>) {
  const [total, ...rest] = sums.filter(({ text }) => text !== '');
  if (!total) return null;
  return (
    <div className={main.first}>
      <div {...partOf(layout, total, activeStop)} className={title}>
        {total.text}
      </div>
      <div className={meta}>
        {rest.map((sum) => (
          <div key={sum.shown.column.id} {...partOf(layout, sum, activeStop)} className={metaFigure}>
            <span className={metaName}>
              <EitherText>{sum.shown.column.header}</EitherText>
            </span>{' '}
            <Figure>{sum.text}</Figure>
          </div>
        ))}
      </div>
    </div>
  );
}
