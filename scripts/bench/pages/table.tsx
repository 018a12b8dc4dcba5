// 100,000 rows of 12 columns in the kit's table, everything it can do switched on.
import { amountColumn, decimalOf, sumRows } from '@milepost/kit/engines/row-core';
import { selectNone } from '@milepost/kit/engines/selection';
import { DataTable, preloadTableParts } from '@milepost/kit/data-table';
import type { Column, RowAction } from '@milepost/kit/data-table';
import { useState } from 'react';
import { COLS, STATUS_COLOR, makeRows, thousands } from '../floor/lib/data.js';
import { mountInKit, one, prepareKit } from './kitPage.tsx';

type Row = ReturnType<typeof makeRows>[number];

const rows = makeRows(Number(new URLSearchParams(location.search).get('n') ?? 100_000));
const TEXT: Record<string, (row: Row) => string> = {
  id: (row) => row.id,
  name: (row) => row.name,
  org: (row) => row.org,
  amount: (row) => thousands(row.amount),
  qty: (row) => thousands(row.qty),
  status: (row) => row.status,
  date: (row) => row.date,
  created: (row) => row.created,
  remark: (row) => row.remark,
};
const SORT: Record<string, 'text' | 'number'> = { amount: 'number', qty: 'number', name: 'text' };
const FIGURE: Record<string, (row: Row) => number> = { amount: ({ amount }) => amount, qty: ({ qty }) => qty };

/** The columns of the floor but for the number, the checkbox and the actions, which the table brings. */
const columns: readonly Column<Row>[] = COLS.flatMap(({ key, title, width, kind }) => {
  const text = TEXT[key];
  if (!text) return [];
  const column: Column<Row> = {
    id: key,
    header: title,
    text,
    width: { px: width },
    narrow: key === 'id' ? 'title' : 'hidden',
    prop: key,
    pinned: key === 'id' ? 'start' : undefined,
    sort: SORT[key],
    figure: FIGURE[key],
    align: kind === 'number' ? 'end' : 'start',
    cell:
      kind === 'tag'
        ? (row) => <span style={{ color: STATUS_COLOR[row.status as keyof typeof STATUS_COLOR] }}>{row.status}</span>
        : undefined,
  };
  return [column];
});
const rowId = ({ id }: Row) => id;
const nothing = () => undefined;
const ACTIONS: readonly RowAction[] = ['Edit', 'Copy', 'Del'].map((label) => ({ id: label, label, run: nothing }));
const actions = () => ACTIONS;
/** Rows flagged as top cannot be chosen; one of them is. */
const canSelect = ({ index }: Row) => (index === 500 ? 'Flagged as top' : null);
const arrangement = { isResizable: true };
const list = { isNumbered: true };

/** Sums over the whole list come with it, as from a server. */
const sumOf = (read: (row: Row) => number) => {
  const column = amountColumn(rows.map(read));
  return thousands(decimalOf(sumRows(column), column));
};
const SUMS: Readonly<Record<string, string>> = { amount: sumOf((row) => row.amount), qty: sumOf((row) => row.qty) };
const summary = ({ id }: Column<Row>) => SUMS[id] ?? '';

/** Rows show in 600 px, with the head above and the sums below them. */
const HEAD_PX = 40;
const SUMS_PX = 42;
const VIEW_PX = 600;
const frame = { position: 'relative', inlineSize: 1300, blockSize: HEAD_PX + VIEW_PX + SUMS_PX } as const;
/** Marks where rows show; nothing can be pressed or seen in it. */
const view = { position: 'absolute', insetInline: 0, insetBlockStart: HEAD_PX, blockSize: VIEW_PX, pointerEvents: 'none' } as const;

function Page() {
  const [selection, setSelection] = useState(selectNone);
  return (
    <div style={frame}>
      <DataTable
        label="Rows"
        columns={columns}
        arrangement={arrangement}
        rows={rows}
        rowId={rowId}
        rowLabel={rowId}
        actions={actions}
        list={list}
        selection={{ value: selection, onChange: setSelection, canSelect }}
        summary={summary}
      />
      <div data-view="" style={view} />
    </div>
  );
}

const region = () => one('[role=grid]').parentElement ?? document.body;
const header = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')].find(({ textContent }) => textContent === name);
let smallest = rows[0];
for (const row of rows) if (smallest && row.amount < smallest.amount) smallest = row;

prepareKit('medium');
preloadTableParts();
window.__total = rows.length;
window.__first = rows[0]?.id ?? '';
window.__sortedFirst = smallest?.id ?? '';
window.bench = {
  mount: () => mountInKit(<Page />),
  view: () => one('[data-view]'),
  scroller: region,
  sort: () => header('Amount')?.click(),
  selectAll: () => one('[role=columnheader] input[type=checkbox]').click(),
};
