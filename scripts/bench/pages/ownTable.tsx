// The rows of the floor by the hook of tables, in markup and styles of a page of its own: what somebody has who draws for himself.
import { amountColumn, decimalOf, sumRows } from '@milepost/kit/engines/row-core';
import { selectNone } from '@milepost/kit/engines/selection';
import {
  actionCellProps,
  actionProps,
  actionsOf,
  cellProps,
  cellsOf,
  checkAllProps,
  checkCellProps,
  checkProps,
  headProps,
  rowProps,
  sortProps,
  sumProps,
  summaryRowProps,
  useTable,
} from '@milepost/kit/headless/data-table';
import type { Column, TableMessages, TableRowView } from '@milepost/kit/headless/data-table';
import { memo, useState } from 'react';
import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import '../floor/lib/base.css';
import { makeRows, thousands } from '../floor/lib/data.js';
import { one } from './kitPage.tsx';
import { actions, canSelect, columns, list, rowId } from './rows.tsx';
import type { Row } from './rows.tsx';

const messages: TableMessages = {
  actions: 'Actions',
  actionsOf: (row) => `Actions of ${row}`,
  selectRow: (row) => `Select ${row}`,
  selectAll: 'Select all',
  choice: 'Choice',
  number: 'No.',
  total: 'Total',
  width: (header) => `Width of ${header}`,
  pixels: (px) => `${px} px`,
  chosen: (row) => `Selected ${row}`,
  selected: (row, count) => `Selected ${row}, ${count} in all`,
  deselected: (row, count) => `Deselected ${row}, ${count} in all`,
  selectedCount: (count) => `Selected ${count}`,
  selectedPart: (count) => `Selected ${count} of what is loaded`,
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
  sortRemoved: 'Order removed',
  copiedCell: (header) => `Copied ${header}`,
  copiedRows: (count) => `Copied ${count} rows`,
  refreshed: 'The data has changed',
  more: { load: 'More', loading: 'Loading…', retry: 'Retry', failed: 'Not loaded', end: 'That is all', asked: 'Loading', loaded: String },
  branches: { loading: 'Loading…', failed: 'Not loaded', retry: 'Retry', canRetry: 'Not loaded: retry.', loaded: String },
};

const rows = makeRows(Number(new URLSearchParams(location.search).get('n') ?? 100_000));
const sumOf = (read: (row: Row) => number) => {
  const column = amountColumn(rows.map(read));
  return thousands(decimalOf(sumRows(column), column));
};
const SUMS: Readonly<Record<string, string>> = { amount: sumOf((row) => row.amount), qty: sumOf((row) => row.qty) };
const summary = ({ id }: Column<Row>) => SUMS[id] ?? '';

const ROW_PX = 36;
const VIEW_PX = 600;
const REGION_PX = VIEW_PX + 2 * ROW_PX;
const frame = { position: 'relative', inlineSize: 1300, blockSize: REGION_PX } as const;
/** Marks where rows show; nothing can be pressed or seen in it. */
const view = { position: 'absolute', insetInline: 0, insetBlockStart: ROW_PX, blockSize: VIEW_PX, pointerEvents: 'none' } as const;
const LINE: CSSProperties = { display: 'flex', blockSize: ROW_PX, alignItems: 'center' };
const ROW: CSSProperties = { ...LINE, position: 'absolute', insetInline: 0, contain: 'strict' };
const CELL: CSSProperties = { overflow: 'hidden', whiteSpace: 'nowrap' };

const OwnRow = memo(function OwnRow({ row }: { readonly row: TableRowView<Row> }) {
  return (
    <div {...rowProps(row, { style: ROW })}>
      <span {...checkCellProps(row)}>{row.refused ?? <input {...checkProps(row)} />}</span>
      {cellsOf(row).map((cell) => (
        <div key={cell.key} {...cellProps(cell, { style: CELL })}>
          {cell.content}
        </div>
      ))}
      <span {...actionCellProps(row)}>
        {actionsOf(row).inline.map((action) => (
          <button key={action.action.id} type="button" {...actionProps(action)}>
            {action.action.label}
          </button>
        ))}
      </span>
    </div>
  );
});

function Page() {
  const [selection, setSelection] = useState(selectNone);
  const table = useTable({
    label: 'Rows',
    columns,
    rows,
    rowId,
    rowLabel: rowId,
    actions,
    list,
    selection: { value: selection, onChange: setSelection, canSelect },
    summary,
    messages,
    initial: { viewportPx: REGION_PX, rowPx: ROW_PX },
  });
  return (
    <div style={frame}>
      <section {...table.getRegionProps({ style: { blockSize: REGION_PX, overflow: 'auto' } })}>
        <i {...table.getProbeProps({ style: { position: 'absolute', blockSize: ROW_PX, visibility: 'hidden' } })} />
        <div {...table.getTableProps()}>
          <div {...table.getHeadProps({ style: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'Canvas' } })}>
            <div {...table.getHeadRowProps({ style: LINE })}>
              {table.head.map((head) => (
                <div key={head.key} {...headProps(head, { style: CELL })}>
                  {head.kind === 'check' ? (
                    <input {...checkAllProps(head)} />
                  ) : head.isSortable ? (
                    <button {...sortProps(head)}>{head.text}</button>
                  ) : (
                    head.text
                  )}
                </div>
              ))}
            </div>
          </div>
          <div {...table.getBodyProps({ style: { position: 'relative' } })}>
            {table.rows.map((row, slot) => row && <OwnRow key={slot} row={row} />)}
            {table.summary && (
              <div
                {...summaryRowProps(table.summary, {
                  style: { ...LINE, position: 'sticky', insetBlockStart: VIEW_PX + ROW_PX, background: 'Canvas' },
                })}
              >
                {table.summary.sums.map((sum) => (
                  <div key={sum.shown.column.id} {...(table.summary && sumProps(table.summary, sum))}>
                    {sum.text}
                  </div>
                ))}
              </div>
            )}
          </div>
        </div>
      </section>
      <div data-view="" style={view} />
    </div>
  );
}

const region = () => one('[role=grid]').parentElement ?? document.body;
const header = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')].find(({ textContent }) => textContent === name);
let smallest = rows[0];
for (const row of rows) if (smallest && row.amount < smallest.amount) smallest = row;

window.__total = rows.length;
window.__first = rows[0]?.id ?? '';
window.__sortedFirst = smallest?.id ?? '';
window.bench = {
  mount: () => createRoot(one('#root')).render(<Page />),
  view: () => one('[data-view]'),
  scroller: region,
  sort: () => header('Amount')?.click(),
  selectAll: () => one('[role=columnheader] input[type=checkbox]').click(),
};
