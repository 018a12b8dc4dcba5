/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { EllipsisVertical } from 'lucide';
import { EitherText, translatable } from '../../data-text/index.ts';
import { Figure } from '../../figure/index.ts';
import { Chevron } from './Chevron.tsx';
import {
  STEP_PX,
  chevronNarrow,
  main,
  meta,
  metaFigure,
  metaName,
  metaText,
  statusCell,
  title,
  titleWeight,
} from '../look/DataTable.css.ts';
import { ActionsMenu } from './RowActions.tsx';
import { cellContent } from './cellContent.tsx';
import type { CellsProps } from './cellContent.tsx';
import { BLANK } from '../columns/columns.ts';
import { markClass } from '../look/markClass.ts';
import type { ShownColumn } from '../columns/rowLayout.ts';
import type { Column } from '../types.ts';

/** Second-line texts that say nothing without their header. */
const isNamed = <Row,>({ narrow, align, isNamedInNarrow }: Column<Row>) => narrow === 'meta' && (align === 'end' || isNamedInNarrow);

/** The two-line row: title, a second line, the status, and one menu with every action. @reading R-045 */
export function NarrowCells<Row>({ layout, record, number, depth, isExpanded, activeStop, label }: CellsProps<Row>) {
  const { columns, isTree, isOperated, actionStop, selection } = layout;
  const actions = layout.actions?.(record) ?? [];
  const at = (narrow: string) => columns.filter(({ column }) => column.narrow === narrow);
  const part = ({ column, colIndex, stop }: ShownColumn<Row>, className: string) => {
    const text = column.text(record);
    const lang = layout.langOf(column, text);
    const translate = column.isVerbatim ? 'no' : translatable(text);
    return (
      <div
        key={column.id}
        role={column.narrow === 'title' ? 'rowheader' : isOperated ? 'gridcell' : 'cell'}
        aria-colindex={colIndex}
        data-mp-stop={stop}
        lang={isNamed(column) ? undefined : lang}
        translate={isNamed(column) ? undefined : translate}
        tabIndex={activeStop === stop ? 0 : undefined}
        className={column.mark ? `${className}${markClass(column.mark(record, number - 1))}` : className}
      >
        {isNamed(column) && text !== BLANK ? (
          <>
            <span className={metaName}>
              <EitherText>{typeof column.isNamedInNarrow === 'string' ? column.isNamedInNarrow : column.header}</EitherText>
            </span>{' '}
            <Figure>
              {lang === undefined && translate === undefined ? (
                cellContent(column, record, text)
              ) : (
                <span lang={lang} translate={translate}>
                  {cellContent(column, record, text)}
                </span>
              )}
            </Figure>
          </>
        ) : (
          cellContent(column, record, text)
        )}
      </div>
    );
  };
  return (
    <>
      {isTree && <span style={{ marginInlineStart: depth * STEP_PX }} />}
      {isTree && <Chevron isExpanded={isExpanded} className={chevronNarrow} />}
      <div className={main[isTree || selection ? 'later' : 'first']}>
        {at('title').map((shown) => part(shown, `${title} ${titleWeight[isExpanded === undefined ? 'leaf' : 'parent']}`))}
        <div className={meta}>
          {at('meta').map((shown) => part(shown, isNamed(shown.column) || shown.column.isWholeInNarrow ? metaFigure : metaText))}
        </div>
      </div>
      {at('status').map((shown) => part(shown, statusCell))}
      {layout.actions && (
        <div role="gridcell" aria-colindex={layout.colCount}>
          {actions.length > 0 && (
            <ActionsMenu
              icon={EllipsisVertical}
              actions={actions}
              stop={actionStop}
              isTabStop={activeStop === actionStop}
              label={layout.words.actionsOf(label)}
            />
          )}
        </div>
      )}
    </>
  );
}
