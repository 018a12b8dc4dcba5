/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { OctagonX, Trash2 } from 'lucide';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { tableOfText } from '../../../engines/table-text/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { RowsButton } from '../RowsButton.tsx';
import { CellField } from './CellField.tsx';
import type { CellFieldProps } from './CellField.tsx';
import { cell, mark, numberCell, removeButton, row as rowStyle, text } from './SheetGrid.css.ts';
import { problemAt, valueAt } from '../sheet.ts';
import type { SheetLine } from '../sheet.ts';
import { NUMBER, REASON } from '../sheetArea.ts';
import type { ImportColumn } from '../types.ts';
import { columnStyle } from './widths.ts';

export interface SheetRowProps {
  readonly line: SheetLine;
  readonly at: number;
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly columns: readonly ImportColumn[];
  readonly widthsPx: readonly number[];
  readonly hasReasons: boolean;
  /** The dialog around opens at the active cell. */
  readonly isFirst: boolean;
  /** Column that has the keyboard, null when another row has it. */
  readonly activeColumn: number | null;
  /** The field in the active cell; null while it is only looked at. */
  readonly edit: Omit<CellFieldProps, 'label' | 'describedBy'> | null;
  /** Columns that are chosen, ends inclusive. */
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  /** Id of the words on the problem of the active cell. */
  readonly problemId: string;
  readonly removeLabel: string;
}

/** The head is row 1. */
const ABOVE_ROWS = 2;

function Row(props: SheetRowProps) {
  const { line, at, domId, slot, offsetPx, columns, widthsPx, hasReasons, isFirst, activeColumn, edit, problemId, removeLabel } = props;
  const { chosenFrom, chosenTo } = props;
  const place: CSSProperties = { transform: `translateY(${offsetPx}px)` };
  const first = hasReasons ? REASON + 1 : REASON;
  const stop = (column: number) => ({
    'data-mp-column': column,
    tabIndex: activeColumn === column ? 0 : -1,
    ...(isFirst && activeColumn === column && { 'data-autofocus': '' }),
  });
  const chosen = (column: number) => (chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo) || undefined;
  const reasons = line.problems.map(({ message }) => message).join(' · ');
  return (
    <div role="row" id={domId} data-mp-row={slot} aria-rowindex={at + ABOVE_ROWS} className={rowStyle} style={place}>
      <div role="rowheader" aria-colindex={1} className={numberCell}>
        {line.number}
        <button type="button" data-mp-remove="" className={removeButton} aria-label={removeLabel} {...stop(NUMBER)}>
          <Icon of={Trash2} size="s" />
        </button>
      </div>
      {hasReasons && (
        <div role="gridcell" aria-colindex={2} aria-selected={chosen(REASON)} className={cell.reason} {...stop(REASON)}>
          <span className={text}>{reasons}</span>
        </div>
      )}
      {columns.map(({ id, label, rows }, index) => {
        const column = first + index;
        const isActive = activeColumn === column;
        const count = rows ? tableOfText(valueAt(line, id)).rows.length : 0;
        const problem = problemAt(line, id);
        const describedBy = isActive && problem ? problemId : undefined;
        return (
          <div
            key={id}
            role="gridcell"
            aria-colindex={column + 1}
            aria-selected={chosen(column)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy}
            className={cell[problem ? 'wrong' : 'fine']}
            style={columnStyle(widthsPx[index])}
            // A button in it is the stop then.
            {...(count === 0 && stop(column))}
          >
            {problem && (
              <span className={mark}>
                <Icon of={OctagonX} size="s" />
              </span>
            )}
            {count > 0 && <RowsButton label={label} count={count} describedBy={describedBy} stop={stop(column)} />}
            {!rows && <span className={text}>{valueAt(line, id)}</span>}
            {isActive && edit && <CellField {...edit} label={label} describedBy={describedBy} />}
          </div>
        );
      })}
    </div>
  );
}

/** One line of the sheet in its slot. Moving the keyboard draws the line it leaves and the one it comes to, and no other. */
export const SheetRow = memo(Row);
