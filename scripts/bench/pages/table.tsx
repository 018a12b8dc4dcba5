// 100,000 rows of 12 columns in the kit's table, everything it can do switched on.
import { amountColumn, decimalOf, sumRows } from '@milepost/kit/engines/row-core';
import { selectNone } from '@milepost/kit/engines/selection';
import { AS_DECLARED, DataTable, preloadTableParts } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { useState } from 'react';
import { makeRows, thousands } from '../floor/lib/data.js';
import { mountInKit, one, prepareKit } from './kitPage.tsx';
import { actions, canSelect, columns, list, rowId } from './rows.tsx';
import type { Row } from './rows.tsx';

const rows = makeRows(Number(new URLSearchParams(location.search).get('n') ?? 100_000));

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
        initialColumnSettings={AS_DECLARED}
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
