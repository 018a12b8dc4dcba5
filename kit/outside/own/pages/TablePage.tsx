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
  useTable,
} from '@milepost/kit/headless/data-table';
import type { Column, TableRowView } from '@milepost/kit/headless/data-table';
import { memo, useState } from 'react';
import { Badge, Button, Card } from '../ui.tsx';
import { tableMessages } from './tableMessages.ts';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
}
const ROWS = 10_000;
const parts: readonly Part[] = Array.from({ length: ROWS }, (_, at) => ({
  id: `p${at + 1}`,
  name: `部品 ${at + 1}`,
  stock: (at * 7919) % 1000,
}));
const columns: readonly Column<Part>[] = [
  {
    id: 'name',
    header: '名前',
    text: ({ name }) => name,
    cell: ({ name }) => <Badge>{name}</Badge>,
    width: { flex: 1, minPx: 120 },
    narrow: 'title',
  },
  {
    id: 'stock',
    header: '在庫',
    text: ({ stock }) => String(stock),
    figure: ({ stock }) => stock,
    sort: 'number',
    align: 'end',
    width: { px: 88 },
    narrow: 'meta',
  },
];
const partId = ({ id }: Part) => id;
const partName = ({ name }: Part) => name;

const Row = memo(function Row({ row }: { readonly row: TableRowView<Part> }) {
  return (
    <div {...rowProps(row, { className: 'table-row' })}>
      {row.layout.selection && (
        <span {...checkCellProps(row)}>{row.refused ?? (row.layout.selection === 'many' && <input {...checkProps(row)} />)}</span>
      )}
      {cellsOf(row).map((cell) => (
        <div key={cell.key} {...cellProps(cell, { className: 'cell' })}>
          {cell.content}
        </div>
      ))}
      {row.layout.actions && (
        <span {...actionCellProps(row)}>
          {actionsOf(row).inline.map((view) => (
            <button key={view.action.id} type="button" {...actionProps(view, { className: 'plain' })}>
              {view.action.label}
            </button>
          ))}
        </span>
      )}
    </div>
  );
});

/** A table of 10,000 rows that are ordered, chosen and opened. */
export function TablePage() {
  const [selection, setSelection] = useState(selectNone);
  const [opened, setOpened] = useState('');
  const [actions] = useState(() => ({ name }: Part) => [{ id: 'open', label: '開く', run: () => setOpened(name) }]);
  const table = useTable({
    label: '部品表',
    columns,
    rows: parts,
    rowId: partId,
    rowLabel: partName,
    actions,
    selection: { value: selection, onChange: setSelection },
    messages: tableMessages,
    initial: { viewportPx: 384, rowPx: 32 },
  });
  return (
    <Card className="stack gap-2">
      <p className="text-sm">{opened ? `${opened} を開きました` : '行を開くとここに出ます'}</p>
      <section {...table.getRegionProps({ className: 'scroll h-96 border rounded' })}>
        <i {...table.getProbeProps({ className: 'table-row probe' })} />
        <div {...table.getTableProps()}>
          <div {...table.getHeadProps({ className: 'table-head' })}>
            <div {...table.getHeadRowProps({ className: 'flex' })}>
              {table.head.map((view) => (
                <div key={view.key} {...headProps(view, { className: 'cell font-semibold' })}>
                  {view.kind === 'check' ? (
                    <input {...checkAllProps(view)} />
                  ) : view.isSortable ? (
                    <Button {...sortProps(view, { className: 'plain' })}>{view.text}</Button>
                  ) : (
                    view.text
                  )}
                </div>
              ))}
            </div>
          </div>
          <div {...table.getBodyProps({ className: 'relative' })}>{table.rows.map((row, slot) => row && <Row key={slot} row={row} />)}</div>
        </div>
      </section>
    </Card>
  );
}
