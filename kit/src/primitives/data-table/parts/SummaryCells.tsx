/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { EitherText } from '../../data-text/index.ts';
import { Figure } from '../../figure/index.ts';
import { sumProps } from '../headless.ts';
import type { TableSummaryView } from '../headless.ts';
import { cellText, main, meta, metaFigure, metaName, title } from '../look/DataTable.css.ts';
import { indexCell, selectCell } from '../look/Lead.css.ts';
import { actionsPlace } from '../look/Pins.css.ts';
import { cellLooks } from '../look/cellLook.ts';

interface SummaryCellsProps<Row> {
  readonly view: TableSummaryView<Row>;
}

/** Sums under their columns. */
export function SummaryCells<Row>({ view }: SummaryCellsProps<Row>) {
  const { layout, sums } = view;
  const { isOperated, selection, indexStop, actions, colCount, areActionsEdge } = layout;
  const looks = cellLooks(layout);
  const empty = { role: isOperated ? 'gridcell' : 'cell', 'aria-readonly': isOperated ? true : undefined } as const;
  return (
    <>
      {selection && <div {...empty} aria-colindex={1} className={`${selectCell} ${looks.select}`} />}
      {indexStop !== null && <div {...empty} aria-colindex={selection ? 2 : 1} className={`${indexCell} ${looks.index}`} />}
      {sums.map((sum) => (
        <div key={sum.shown.column.id} {...sumProps(view, sum, { className: looks.sums[sum.place] })}>
          {sum.shown.column.align === 'end' ? <Figure>{sum.text}</Figure> : <span className={cellText}>{sum.text}</span>}
        </div>
      ))}
      {actions && <div {...empty} aria-colindex={colCount} className={actionsPlace[areActionsEdge ? 'edge' : 'plain']} />}
    </>
  );
}

/** Sums in the two-line row, each behind its header. */
export function SummaryLines<Row>({ view }: SummaryCellsProps<Row>) {
  const [total, ...rest] = view.sums.filter(({ text }) => text !== '');
  if (!total) return null;
  return (
    <div className={main.first}>
      <div {...sumProps(view, total, { className: title })}>{total.text}</div>
      <div className={meta}>
        {rest.map((sum) => (
          <div key={sum.shown.column.id} {...sumProps(view, sum, { className: metaFigure })}>
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
