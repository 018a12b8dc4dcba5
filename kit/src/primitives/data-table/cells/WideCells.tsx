import { Ellipsis } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { Figure } from '../../figure/index.ts';
import { partProps } from '../../parts/index.ts';
import type { ShownColumn } from '../columns/rowLayout.ts';
import { actionCellProps, actionsOf, cellProps, cellsOf } from '../headless.ts';
import type { TableCellView, TableRowView } from '../headless.ts';
import { STEP_PX, cellText, chevron } from '../look/DataTable.css.ts';
import { indexCell } from '../look/Lead.css.ts';
import { actionsPlace } from '../look/Pins.css.ts';
import { actions as actionsStyle } from '../look/RowActions.css.ts';
import { cellLooks, isPlain } from '../look/cellLook.ts';
import { markClass } from '../look/markClass.ts';
import { Chevron } from './Chevron.tsx';
import { ActionsMenu, inlineActions } from './RowActions.tsx';
import { cellContent } from './cellContent.tsx';
import type { CellsProps } from './cellContent.tsx';

/** Cells side by side under their headers, actions last. */
export function WideCells<Row>({ view, parts }: CellsProps<Row>) {
  const { layout } = view;
  const looks = cellLooks(layout);
  return (
    <>
      {cellsOf(view).map((cell) => {
        if (cell.kind === 'room') return <div key={cell.key} {...cellProps(cell)} />;
        return (
          <div key={cell.key} {...cellProps(cell)} {...partProps(parts, 'cell', lookOf(cell, view, looks), cell.style)}>
            {contentOf(cell, view)}
          </div>
        );
      })}
      {layout.actions && actionsCell(view, parts)}
    </>
  );
}

type DrawnCell<Row> = Exclude<TableCellView<Row>, { readonly kind: 'room' }>;

function lookOf<Row>(cell: DrawnCell<Row>, { record, number }: TableRowView<Row>, looks: ReturnType<typeof cellLooks>): string | undefined {
  if (cell.kind === 'number') return `${indexCell} ${looks.index}`;
  const { column, place } = cell;
  return column.mark ? `${looks.cells[place]}${markClass(column.mark(record, number - 1))}` : looks.cells[place];
}

function contentOf<Row>(cell: DrawnCell<Row>, { layout, depth, isExpanded }: TableRowView<Row>): ReactNode {
  if (cell.kind === 'number') return cell.content;
  const { column, isBranch, pin } = cell;
  const content = cellContent(cell);
  const isText = isPlain(layout.columns[cell.place] as ShownColumn<Row>, isBranch);
  const inBox =
    column.align === 'end' ? (
      <Figure>{content}</Figure>
    ) : isText || (column.cell && !pin) ? (
      content
    ) : (
      <span className={cellText}>{content}</span>
    );
  return isBranch ? withTwisty(depth, isExpanded, inBox) : inBox;
}

/** Called, not rendered, as everything in a row that every jump draws anew. */
function actionsCell<Row>(view: TableRowView<Row>, parts: CellsProps<Row>['parts']) {
  const { layout, record, activeStop } = view;
  const { inline, menu } = actionsOf(view);
  const menuStop = layout.actionStop + inline.length;
  return (
    <div {...actionCellProps(view, { className: `${actionsStyle} ${actionsPlace[layout.areActionsEdge ? 'edge' : 'plain']}` })}>
      {inlineActions(inline, parts)}
      {menu.length > 0 && (
        <ActionsMenu
          icon={Ellipsis}
          actions={menu}
          stop={menuStop}
          isTabStop={activeStop === menuStop}
          label={layout.words.actionsOf(layout.rowLabel(record))}
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
