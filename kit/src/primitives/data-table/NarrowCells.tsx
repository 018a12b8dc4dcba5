/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { EllipsisVertical } from 'lucide';
import { Chevron } from './Chevron.tsx';
import { STEP_PX, cell, chevronNarrow, main, meta, metaFigure, statusCell, title, titleWeight } from './DataTable.css.ts';
import { ActionsMenu } from './RowActions.tsx';
import { CellContent } from './WideCells.tsx';
import type { CellsProps } from './WideCells.tsx';
import type { ShownColumn } from './rowLayout.ts';
import type { Column } from './types.ts';

/** Second-line texts that say nothing without their header. */
const isNamed = <Row,>({ narrow, align, isNamedInNarrow }: Column<Row>) => narrow === 'meta' && (align === 'end' || isNamedInNarrow);

/** The two-line row: title, a second line, the status, and one menu with every action. @reading R-045 */
export function NarrowCells<Row>({ layout, record, depth, isExpanded, activeStop, label, firstStop }: CellsProps<Row>) {
  const { columns, isTree, isOperated } = layout;
  const actions = layout.actions?.(record) ?? [];
  const menuStop = firstStop + columns.length;
  const at = (narrow: string) =>
    columns.map((shown, place) => ({ shown, stop: firstStop + place })).filter(({ shown }) => shown.column.narrow === narrow);
  const part = ({ column, colIndex }: ShownColumn<Row>, stop: number, className: string) => (
    <div
      key={column.id}
      role={column.narrow === 'title' ? 'rowheader' : isOperated ? 'gridcell' : 'cell'}
      aria-colindex={colIndex}
      data-stop={stop}
      tabIndex={activeStop === stop ? 0 : undefined}
      className={className}
    >
      {isNamed(column) && `${column.header} `}
      <CellContent column={column} record={record} />
    </div>
  );
  return (
    <>
      {isTree && <span style={{ marginInlineStart: depth * STEP_PX }} />}
      {isTree && <Chevron isExpanded={isExpanded} className={chevronNarrow} />}
      <div className={main}>
        {at('title').map(({ shown, stop }) => part(shown, stop, `${title} ${titleWeight[isExpanded === undefined ? 'leaf' : 'parent']}`))}
        <div className={meta}>{at('meta').map(({ shown, stop }) => part(shown, stop, isNamed(shown.column) ? metaFigure : cell))}</div>
      </div>
      {at('status').map(({ shown, stop }) => part(shown, stop, statusCell))}
      {layout.actions && (
        <div role="gridcell" aria-colindex={layout.actionsColIndex}>
          {actions.length > 0 && (
            <ActionsMenu
              icon={EllipsisVertical}
              actions={actions}
              stop={menuStop}
              isTabStop={activeStop === menuStop}
              label={layout.words.actionsOf(label)}
            />
          )}
        </div>
      )}
    </>
  );
}
