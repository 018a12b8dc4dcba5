/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { scrollRegion } from '../../../theme/scroll.css.ts';
import { NUMBER_PX, REASON_PX, body, frame, head, headCell, headGroup, headNumber, probe, region } from './SheetGrid.css.ts';
import { SheetRow } from './SheetRow.tsx';
import type { SheetLine } from '../sheet.ts';
import { REASON } from '../sheetArea.ts';
import type { useSheetGrid } from './useSheetGrid.ts';
import type { ImportColumn } from '../types.ts';
import { columnStyle, columnWidths } from './widths.ts';

interface SheetGridProps {
  readonly label: string;
  readonly lines: readonly SheetLine[];
  readonly columns: readonly ImportColumn[];
  readonly hasReasons: boolean;
  readonly isFirst: boolean;
  readonly grid: ReturnType<typeof useSheetGrid>;
  readonly problemId: string;
}

/** Lines of a file as a grid one edits in; only those in view are drawn. */
export function SheetGrid({ label, lines, columns, hasReasons, isFirst, grid, problemId }: SheetGridProps) {
  const { t } = useLingui();
  const { active, area, first, columnCount, scroller, edit, handlers } = grid;
  // From what is there at first: a column must not grow under what is typed.
  const [widthsPx] = useState(() => columnWidths(columns, lines));
  const leastPx = widthsPx.reduce((sum, px) => sum + px, NUMBER_PX + (hasReasons ? REASON_PX : 0));
  const { regionRef, rowsRef, probeRef, window, rowPx, slotId, onScroll } = scroller;
  return (
    <div className={frame}>
      <div ref={regionRef} className={`${scrollRegion} ${region}`} tabIndex={-1} onScroll={onScroll} {...handlers}>
        <div ref={probeRef} className={probe} aria-hidden="true" />
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-colcount={columnCount}
          aria-multiselectable={true}
          style={{ minInlineSize: leastPx }}
        >
          <div role="rowgroup" className={headGroup} data-mp-head="">
            <div role="row" aria-rowindex={1} className={head}>
              <div role="columnheader" aria-colindex={1} className={headNumber}>
                {t({ message: 'Row', context: 'of a sheet' })}
              </div>
              {hasReasons && (
                <div role="columnheader" aria-colindex={REASON + 1} className={headCell} style={{ inlineSize: REASON_PX }}>
                  {t`Reason of the refusal`}
                </div>
              )}
              {columns.map((column, index) => (
                <div
                  key={column.id}
                  role="columnheader"
                  aria-colindex={first + index + 1}
                  className={headCell}
                  style={columnStyle(widthsPx[index])}
                >
                  {column.label}
                </div>
              ))}
            </div>
          </div>
          <div ref={rowsRef} role="rowgroup" className={body} style={{ blockSize: lines.length * rowPx }}>
            {window.slots.map((at, slot) => {
              const line = lines[at];
              if (!line) return null;
              const isActive = at === active.row;
              const isIn = area !== null && at >= area.top && at <= area.bottom;
              return (
                <SheetRow
                  key={slot}
                  line={line}
                  at={at}
                  domId={slotId(slot)}
                  slot={slot}
                  offsetPx={at * rowPx}
                  columns={columns}
                  widthsPx={widthsPx}
                  hasReasons={hasReasons}
                  isFirst={isFirst}
                  activeColumn={isActive ? active.column : null}
                  edit={isActive && edit ? edit : null}
                  chosenFrom={isIn ? area.left : null}
                  chosenTo={isIn ? area.right : null}
                  problemId={problemId}
                  removeLabel={t`Remove row ${line.number}`}
                />
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
