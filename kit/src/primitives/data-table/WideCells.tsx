/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { Ellipsis } from 'lucide';
import type { CSSProperties } from 'react';
import { Chevron } from './Chevron.tsx';
import { STEP_PX, cellAlign, cellText, cellTone, chevron, firstCell, noValue } from './DataTable.css.ts';
import { ActionsMenu, InlineActions } from './RowActions.tsx';
import { actions as actionsStyle } from './RowActions.css.ts';
import type { TableRowProps } from './TableRow.tsx';
import { splitActions } from './columns.ts';
import type { Column } from './types.ts';

export interface CellsProps<Row> extends TableRowProps<Row> {
  readonly label: string;
  readonly firstStop: number;
}

/** Cells side by side under their headers, actions last. */
export function WideCells<Row>({ layout, record, depth, isExpanded, activeStop, label, firstStop }: CellsProps<Row>) {
  const { columns, isTree, isOperated } = layout;
  const actions = layout.actions?.(record);
  const { inline, menu } = splitActions(actions ?? []);
  const actionStop = firstStop + columns.length;
  return (
    <>
      {columns.map(({ column, colIndex }, place) => {
        const isFirst = place === 0;
        const indent: CSSProperties | undefined = isTree && isFirst && depth > 0 ? { marginInlineStart: depth * STEP_PX } : undefined;
        return (
          <div
            key={column.id}
            role={column.narrow === 'title' ? 'rowheader' : isOperated ? 'gridcell' : 'cell'}
            aria-colindex={colIndex}
            data-stop={firstStop + place}
            tabIndex={activeStop === firstStop + place ? 0 : undefined}
            className={`${cellAlign[column.align ?? 'start']} ${isFirst && firstStop === 0 ? firstCell : ''} ${cellTone[isFirst || column.cell || column.align === 'end' ? 'main' : 'quiet']}`}
          >
            {isTree && isFirst ? (
              <>
                <span style={indent} />
                <Chevron isExpanded={isExpanded} className={chevron} />
              </>
            ) : null}
            <CellContent column={column} record={record} />
          </div>
        );
      })}
      {layout.actions && (
        <div role="gridcell" aria-colindex={layout.actionsColIndex} className={actionsStyle}>
          <InlineActions actions={inline} firstStop={actionStop} activeStop={activeStop} of={label} />
          {menu.length > 0 && (
            <ActionsMenu
              icon={Ellipsis}
              actions={menu}
              stop={actionStop + inline.length}
              isTabStop={activeStop === actionStop + inline.length}
              label={layout.words.actionsOf(label)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** What a cell shows: its node, its text, or a dash for no value. */
export function CellContent<Row>({ column, record }: { readonly column: Column<Row>; readonly record: Row }) {
  const text = column.text(record);
  if (column.cell) return column.cell(record);
  if (text === '') return <span className={noValue}>—</span>;
  return (
    <span className={cellText} title={text}>
      {text}
    </span>
  );
}
