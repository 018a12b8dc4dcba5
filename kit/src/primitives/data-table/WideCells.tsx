/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { Ellipsis } from 'lucide';
import type { CSSProperties } from 'react';
import { Chevron } from './Chevron.tsx';
import { STEP_PX, cellText, chevron, noValue } from './DataTable.css.ts';
import { indexCell } from './Lead.css.ts';
import { actionsPlace } from './Pins.css.ts';
import { ActionsMenu, InlineActions } from './RowActions.tsx';
import { actions as actionsStyle } from './RowActions.css.ts';
import type { TableRowProps } from './TableRow.tsx';
import { cellLooks } from './cellLook.ts';
import { splitActions } from './columns.ts';
import type { Column } from './types.ts';

/** What cells need of a row: none of what changes when rows are chosen. */
export interface CellsProps<Row> extends Pick<TableRowProps<Row>, 'layout' | 'record' | 'number' | 'depth' | 'isExpanded' | 'activeStop'> {
  readonly label: string;
}

/** Cells side by side under their headers, actions last. */
export function WideCells<Row>(props: CellsProps<Row>) {
  const { layout, record, number, depth, isExpanded, activeStop } = props;
  const { columns, isTree, isOperated, indexStop, selection } = layout;
  const cellRole = isOperated ? 'gridcell' : 'cell';
  const looks = cellLooks(layout);
  return (
    <>
      {indexStop !== null && (
        <div
          role={cellRole}
          aria-colindex={selection ? 2 : 1}
          data-stop={indexStop}
          tabIndex={activeStop === indexStop ? 0 : undefined}
          className={`${indexCell} ${looks.index}`}
        >
          {number}
        </div>
      )}
      {columns.map(({ column, colIndex, stop, pin }, place) => {
        const isFirst = place === 0;
        const indent: CSSProperties | undefined = isTree && isFirst && depth > 0 ? { marginInlineStart: depth * STEP_PX } : undefined;
        return (
          <div
            key={column.id}
            role={column.narrow === 'title' ? 'rowheader' : cellRole}
            aria-colindex={colIndex}
            data-stop={stop}
            tabIndex={activeStop === stop ? 0 : undefined}
            className={looks.cells[place]}
            style={pin?.style}
          >
            {isTree && isFirst ? (
              <>
                <span style={indent} />
                <Chevron isExpanded={isExpanded} className={chevron} />
              </>
            ) : null}
            {pin && column.cell ? <span className={cellText}>{column.cell(record)}</span> : cellContent(column, record)}
          </div>
        );
      })}
      {layout.actions && <Actions {...props} />}
    </>
  );
}

function Actions<Row>({ layout, record, activeStop, label }: CellsProps<Row>) {
  const { inline, menu } = splitActions(layout.actions?.(record) ?? []);
  const { actionStop } = layout;
  const menuStop = actionStop + inline.length;
  return (
    <div
      role="gridcell"
      aria-colindex={layout.colCount}
      className={`${actionsStyle} ${actionsPlace[layout.areActionsEdge ? 'edge' : 'plain']}`}
    >
      <InlineActions actions={inline} firstStop={actionStop} activeStop={activeStop} of={label} />
      {menu.length > 0 && (
        <ActionsMenu
          icon={Ellipsis}
          actions={menu}
          stop={menuStop}
          isTabStop={activeStop === menuStop}
          label={layout.words.actionsOf(label)}
        />
      )}
    </div>
  );
}

/** What a cell shows: its node, its text, or a dash for no value. Called, not rendered: a component per cell costs on every jump. */
export function cellContent<Row>(column: Column<Row>, record: Row) {
  const text = column.text(record);
  if (column.cell) return column.cell(record);
  if (text === '') return <span className={noValue}>—</span>;
  return (
    <span className={cellText} title={text}>
      {text}
    </span>
  );
}
