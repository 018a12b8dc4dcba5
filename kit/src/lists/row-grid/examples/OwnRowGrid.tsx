/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useImperativeHandle, useRef, useState } from 'react';
import {
  inputCellProps,
  inputHeadProps,
  inputRowHeadProps,
  inputRowProps,
  inputTextProps,
  useInputGrid,
  useInputRow,
  useInputTable,
} from '../../../widgets/input-table/headless.ts';
import type { InputCellView, InputGrid, InputRowView, InputTableHandle, Row } from '../../../widgets/input-table/headless.ts';
import { japaneseMessages } from '../../../widgets/input-table/examples/japanese.ts';
import { useRowGrid, useRowState } from '../headless.ts';
import type { GridRow, RowGridColumn, RowPhase } from '../headless.ts';
import { createOwnRows } from './ownRows.ts';

const LINE = { display: 'grid', gridTemplateColumns: '64px 1fr 1fr 1fr', blockSize: 28 };
const ROW = { ...LINE, position: 'absolute', insetInline: 0, insetBlockStart: 0 } as const;
const START: readonly GridRow[] = ['北', '南', '東'].map((name, at) => ({ id: `r${at}`, name: `${name}料金所`, lanes: `${at + 2}` }));
const PHASES: Readonly<Record<RowPhase, string>> = { clean: '', changed: '未保存', new: '新規', saving: '保存中' };
const usual = { minPx: 96, flex: 1, isRequired: () => false, isShown: () => true, isDisabled: () => false, problem: () => null } as const;
const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const columns: readonly RowGridColumn[] = [
  { ...usual, id: 'name', label: '名前', kind: 'fixed', isWords: true, empty: '', text: asText, isDisabled: () => true },
  {
    ...usual,
    id: 'lanes',
    label: '車線数',
    kind: 'typed',
    empty: '',
    text: asText,
    read: (text) => (/^\d+$/.test(text) ? { value: text } : { problem: '数字を入力してください' }),
  },
];

function Cell({ cell }: { readonly cell: InputCellView }) {
  const { content, column, grid } = cell;
  return (
    <div {...inputCellProps(cell)}>
      {cell.kind === 'typed' ? (
        <input {...inputTextProps(cell)} />
      ) : column.Shown ? (
        <column.Shown value={content.value} row={grid.table.store.row(cell.rowId) ?? {}} />
      ) : (
        <b data-mp-at="9">{content.text}</b>
      )}
    </div>
  );
}

function Line({ view }: { readonly view: InputRowView }) {
  const { cells, number } = useInputRow(view);
  return (
    <div {...inputRowProps(view, { style: ROW })}>
      <div {...inputRowHeadProps(view)}>{number}</div>
      {cells.map((cell) => (
        <Cell key={cell.column.id} cell={cell} />
      ))}
    </div>
  );
}

function Grid({ grid }: { readonly grid: InputGrid }) {
  const of = useInputGrid(grid);
  return (
    <div {...of.getGridProps({ style: { blockSize: 200, overflow: 'auto', position: 'relative' } })}>
      <i {...of.getProbeProps({ style: { ...LINE, position: 'absolute', visibility: 'hidden' } })} />
      <div role="rowgroup">
        <div {...of.getHeadProps({ style: LINE })}>
          <div {...of.getNumberHeadProps()}>{of.numbersText}</div>
          {of.head.map((view) => (
            <div key={view.column.id} {...inputHeadProps(view)}>
              {view.column.label}
            </div>
          ))}
        </div>
      </div>
      <div {...of.getBodyProps({ style: { position: 'relative' } })}>
        {of.rows.map((view, slot) => view && <Line key={slot} view={view} />)}
      </div>
    </div>
  );
}

interface OwnRowGridProps {
  readonly onSave?: (row: GridRow) => void;
}

/** Rows that are edited and saved one by one in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnRowGrid({ onSave }: OwnRowGridProps) {
  const [drafts] = useState(() => createOwnRows(START));
  const [rows, setRows] = useState(START);
  const tableRef = useRef<InputTableHandle>(null);
  const [stateColumn] = useState(() => ({
    label: '状態',
    Shown: ({ row }: { readonly row: Row }) => {
      const { phase, refusal } = useRowState(drafts.states, row);
      return <output>{refusal ?? PHASES[phase]}</output>;
    },
  }));
  const grid = useRowGrid({
    tableRef,
    columns,
    stateColumn,
    rows,
    states: drafts.states,
    problemText: () => '入力してください',
    onChange(next) {
      setRows(next);
      drafts.changed(next);
    },
    onSave(id) {
      const row = tableRef.current?.rows().find((one) => one['id'] === id);
      if (!row) return;
      drafts.keep({ ...row, id });
      onSave?.({ ...row, id });
    },
    onTakeBack(id) {
      const before = drafts.takeBack(id);
      if (before) grid.handle.reset(before);
    },
  });
  const table = useInputTable({ ...grid.table, label: '料金所', messages: japaneseMessages, initial: { viewportPx: 200, rowPx: 28 } });
  useImperativeHandle(tableRef, () => table.handle);
  return (
    <div {...grid.getKeysProps()}>
      <div {...table.getGroupProps()}>
        <b {...table.getLabelProps()}>料金所</b>
        <Grid grid={table.grid} />
      </div>
      <button type="button" onClick={() => grid.handle.goTo('r2')}>
        三行目へ
      </button>
    </div>
  );
}
