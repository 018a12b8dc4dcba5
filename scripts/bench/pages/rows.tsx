// The rows of the floor as the kit's table shows them.
import type { Column, RowAction } from '@milepost/kit/data-table';
import { COLS, STATUS_COLOR, thousands } from '../floor/lib/data.js';
import type { makeRows } from '../floor/lib/data.js';

export type Row = ReturnType<typeof makeRows>[number];

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

/**
 * Room taken from columns of text, in px: figures get what their sums need and are never cut, 109 px more than the floor gives them,
 * and neither list is to scroll sideways.
 */
const SPARED: Readonly<Record<string, number>> = { name: 30, org: 30, created: 20, remark: 40 };

/** The columns of the floor but for the number, the checkbox and the actions, which the table brings. */
export const columns: readonly Column<Row>[] = COLS.flatMap(({ key, title, width, kind }) => {
  const text = TEXT[key];
  if (!text) return [];
  const column: Column<Row> = {
    id: key,
    header: title,
    text,
    width: { px: width - (SPARED[key] ?? 0) },
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
export const rowId = ({ id }: Row) => id;
const nothing = () => undefined;
const ACTIONS: readonly RowAction[] = ['Edit', 'Copy', 'Del'].map((label) => ({ id: label, label, run: nothing }));
export const actions = () => ACTIONS;
/** Rows flagged as top cannot be chosen; one of them is. */
export const canSelect = ({ index }: Row) => (index === 500 ? 'Flagged as top' : null);
export const list = { isNumbered: true };
