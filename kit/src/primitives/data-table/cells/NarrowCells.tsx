import { EllipsisVertical } from 'lucide';
import { EitherText } from '../../data-text/index.ts';
import { Figure } from '../../figure/index.ts';
import { partProps } from '../../parts/index.ts';
import { BLANK } from '../columns/columns.ts';
import { actionCellProps, cellProps, cellsOf } from '../headless.ts';
import type { Column } from '../headless.ts';
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
import { markClass } from '../look/markClass.ts';
import { Chevron } from './Chevron.tsx';
import { ActionsMenu } from './RowActions.tsx';
import { cellContent } from './cellContent.tsx';
import type { CellsProps, ColumnCell } from './cellContent.tsx';

/** Second-line texts that say nothing without their header. */
const isNamed = <Row,>({ narrow, align, isNamedInNarrow }: Column<Row>) => narrow === 'meta' && (align === 'end' || isNamedInNarrow);

/** A text behind the name of its column. The languages of both may differ: the text says its own. */
function named<Row>(cell: ColumnCell<Row>) {
  const { column, lang, translate } = cell;
  return (
    <>
      <span className={metaName}>
        <EitherText>{typeof column.isNamedInNarrow === 'string' ? column.isNamedInNarrow : column.header}</EitherText>
      </span>{' '}
      <Figure>
        {lang === undefined && translate === undefined ? (
          cellContent(cell)
        ) : (
          <span lang={lang} translate={translate}>
            {cellContent(cell)}
          </span>
        )}
      </Figure>
    </>
  );
}

/** The two-line row: title, a second line, the status, and one menu with every action. @reading R-045 */
export function NarrowCells<Row>({ view, parts }: CellsProps<Row>) {
  const { layout, record, number, depth, isExpanded, activeStop } = view;
  const { isTree, actionStop, selection } = layout;
  const actions = layout.actions?.(record) ?? [];
  const cells = cellsOf(view).filter((cell) => cell.kind === 'cell');
  const at = (narrow: string) => cells.filter(({ column }) => column.narrow === narrow);
  const part = (cell: ColumnCell<Row>, className: string) => {
    const { column, text } = cell;
    const look = column.mark ? `${className}${markClass(column.mark(record, number - 1))}` : className;
    const own = partProps(parts, 'cell', look);
    if (!isNamed(column))
      return (
        <div key={cell.key} {...cellProps(cell, own)}>
          {cellContent(cell)}
        </div>
      );
    return (
      <div key={cell.key} {...cellProps({ ...cell, lang: undefined, translate: undefined }, own)}>
        {text === BLANK ? cellContent(cell) : named(cell)}
      </div>
    );
  };
  return (
    <>
      {isTree && <span style={{ marginInlineStart: depth * STEP_PX }} />}
      {isTree && <Chevron isExpanded={isExpanded} className={chevronNarrow} />}
      <div className={main[isTree || selection ? 'later' : 'first']}>
        {at('title').map((cell) => part(cell, `${title} ${titleWeight[isExpanded === undefined ? 'leaf' : 'parent']}`))}
        <div className={meta}>
          {at('meta').map((cell) => part(cell, isNamed(cell.column) || cell.column.isWholeInNarrow ? metaFigure : metaText))}
        </div>
      </div>
      {at('status').map((cell) => part(cell, statusCell))}
      {layout.actions && (
        <div {...actionCellProps(view)}>
          {actions.length > 0 && (
            <ActionsMenu
              icon={EllipsisVertical}
              actions={actions}
              stop={actionStop}
              isTabStop={activeStop === actionStop}
              label={layout.words.actionsOf(layout.rowLabel(record))}
            />
          )}
        </div>
      )}
    </>
  );
}
