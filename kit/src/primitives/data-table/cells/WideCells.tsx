/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { translatable } from '../../data-text/index.ts';
import { Ellipsis } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { Figure } from '../../figure/index.ts';
import { Chevron } from './Chevron.tsx';
import { STEP_PX, cellText, chevron } from '../look/DataTable.css.ts';
import { indexCell } from '../look/Lead.css.ts';
import { actionsPlace } from '../look/Pins.css.ts';
import { ActionsMenu, inlineActions } from './RowActions.tsx';
import { actions as actionsStyle } from '../look/RowActions.css.ts';
import { cellContent } from './cellContent.tsx';
import type { CellsProps } from './cellContent.tsx';
import { cellLooks, isPlain } from '../look/cellLook.ts';
import { drawnPlaces } from '../columns/columnWindow.ts';
import type { ColumnWindow } from '../columns/columnWindow.ts';
import { splitActions } from '../columns/columns.ts';
import { markClass } from '../look/markClass.ts';
import type { ShownColumn } from '../columns/rowLayout.ts';

/** Cells side by side under their headers, actions last. */
export function WideCells<Row>(props: CellsProps<Row>) {
  const { layout, record, number, depth, isExpanded, activeStop, texts } = props;
  const { columns, window, isTree, isOperated, indexStop, selection } = layout;
  const cellRole = isOperated ? 'gridcell' : 'cell';
  const looks = cellLooks(layout);
  const cellAt = (place: number) => {
    const shown = columns[place] as ShownColumn<Row>;
    const { column, colIndex, stop, style, pin } = shown;
    const isBranch = isTree && place === 0;
    const text = texts[place] ?? '';
    const isText = isPlain(shown, isBranch);
    const content = cellContent(column, record, text);
    const inBox =
      column.align === 'end' ? (
        <Figure>{content}</Figure>
      ) : isText || (column.cell && !pin) ? (
        content
      ) : (
        <span className={cellText}>{content}</span>
      );
    return (
      <div
        key={column.id}
        role={column.narrow === 'title' ? 'rowheader' : cellRole}
        aria-colindex={colIndex}
        data-mp-stop={stop}
        lang={layout.langOf(column, text)}
        translate={column.isVerbatim ? 'no' : translatable(text)}
        tabIndex={activeStop === stop ? 0 : undefined}
        className={column.mark ? `${looks.cells[place]}${markClass(column.mark(record, number - 1))}` : looks.cells[place]}
        style={style}
      >
        {isBranch ? withTwisty(depth, isExpanded, inBox) : inBox}
      </div>
    );
  };
  return (
    <>
      {indexStop !== null && (
        <div
          role={cellRole}
          aria-colindex={selection ? 2 : 1}
          data-mp-stop={indexStop}
          tabIndex={activeStop === indexStop ? 0 : undefined}
          className={`${indexCell} ${looks.index}`}
          translate="no"
        >
          {number}
        </div>
      )}
      {window ? cellsInSight(props, window, cellAt) : columns.map((_, place) => cellAt(place))}
      {layout.actions && actionsCell(props)}
    </>
  );
}

/**
 * Cells of the columns in sight, of those that stay there, of the one that names the row, and of the one with the keyboard. The
 * others are room.
 */
function cellsInSight<Row>({ layout, activeStop }: CellsProps<Row>, window: ColumnWindow, cellAt: (place: number) => ReactNode) {
  const { drawn, leftOutPx } = drawnPlaces(window, (place) => {
    const { pin, column, stop } = layout.columns[place] as ShownColumn<Row>;
    return pin !== undefined || column.narrow === 'title' || stop === activeStop;
  });
  return [
    ...drawn.flatMap((at) => (at.leftOutPx > 0 ? [room(`before ${at.place}`, at.leftOutPx), cellAt(at.place)] : [cellAt(at.place)])),
    leftOutPx > 0 && room('after', leftOutPx),
  ];
}

/** Width of the columns left out between two cells. */
const room = (key: string, px: number) => <div key={key} style={{ flex: `0 0 ${px}px` }} />;

/** Called, not rendered, as everything in a row that every jump draws anew. */
function actionsCell<Row>({ layout, record, activeStop, label }: CellsProps<Row>) {
  const { inline, menu } = splitActions(layout.actions?.(record) ?? []);
  const { actionStop } = layout;
  const menuStop = actionStop + inline.length;
  return (
    <div
      role="gridcell"
      aria-colindex={layout.colCount}
      className={`${actionsStyle} ${actionsPlace[layout.areActionsEdge ? 'edge' : 'plain']}`}
    >
      {inlineActions({ actions: inline, firstStop: actionStop, activeStop, of: label, langOf: layout.wordsLang })}
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

function withTwisty(depth: number, isExpanded: boolean | undefined, content: ReactNode) {
  const indent: CSSProperties | undefined = depth > 0 ? { marginInlineStart: depth * STEP_PX } : undefined;
  return (
    <>
      <span style={indent} />
      <Chevron isExpanded={isExpanded} className={chevron} />
      {content}
    </>
  );
}
