/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { body } from '../look/DataTable.css.ts';
import { TableRow } from '../cells/TableRow.tsx';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { DataTableProps } from '../types.ts';
import type { useDataTable } from '../behaviour/useDataTable.ts';
import type { TableParts } from '../parts/useTableParts.ts';

interface TableBodyProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly grid: ReturnType<typeof useDataTable<Row>>;
  /** Number of the first row in the whole list. */
  readonly firstNumber: number;
  readonly summary: DataTableProps<Row>['summary'];
  readonly parts: TableParts | null;
}

/** The rows in view, each in its slot, how the list goes on, and the sums. */
export function TableBody<Row>({ layout, grid, firstNumber, summary, parts }: TableBodyProps<Row>) {
  const { tree, view, expandedIds, foot, revealedId, activeStopOf } = grid;
  const { rowsRef, window, rowPx, slotId } = grid.scroller;
  const { isChosenAt, reasonAt } = grid.choice;
  const { isOperated } = layout;
  const { more, morePosition, summaryPosition, ask } = foot;
  const heldRows = view.count + (morePosition === null ? 0 : 1) + (summaryPosition === null ? 0 : 1);
  return (
    <div ref={rowsRef} role="rowgroup" className={body} style={{ blockSize: heldRows * rowPx }}>
      {window.slots.map((at, slot) => {
        const place = { domId: slotId(slot), slot, offsetPx: at * rowPx };
        if (at === morePosition && more && parts)
          return <parts.MoreRow key={slot} {...place} more={more} onAsk={ask} isOperated={isOperated} activeStop={activeStopOf(at)} />;
        if (at < 0 || at >= view.count) return null;
        const row = view.at(at);
        return (
          <TableRow
            key={slot}
            {...place}
            layout={layout}
            record={tree.record(row)}
            number={firstNumber + at}
            depth={tree.depth(row)}
            setSize={tree.setSize(row)}
            positionInSet={tree.positionInSet(row)}
            isExpanded={tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : undefined}
            isSelected={isChosenAt(at)}
            isRevealed={tree.idOf(row) === revealedId}
            refused={reasonAt(at)}
            activeStop={isOperated ? activeStopOf(at) : null}
          />
        );
      })}
      {summary && parts && <parts.SummaryRow layout={layout} grid={grid} textOf={summary} />}
    </div>
  );
}
