/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import {
  inputCardFieldProps,
  inputCardProps,
  inputCardRemoveProps,
  inputCellProps,
  inputHeadProps,
  inputProblemProps,
  inputRemoveProps,
  inputRowHeadProps,
  inputRowProps,
  inputSumProps,
  inputTextProps,
  useCardField,
  useCellField,
  useColumnSum,
  useInputCards,
  useInputGrid,
  useInputRow,
  useInputTable,
} from '@milepost/kit/headless/input-table';
import type { InputCardView, InputCellView, InputColumn, InputGrid, InputRowView, RowRemoval } from '@milepost/kit/headless/input-table';
import { useIsNarrow } from '@milepost/kit/headless/popover';
import { memo, useEffect, useRef } from 'react';
import { Badge, Button, Card, Message } from '../ui.tsx';
import { orderColumns } from './inputColumns.tsx';
import { inputTableMessages as messages } from './inputTableMessages.ts';

const ROWS = 40;
const UNITS = ['個', 'メートル', '枚', '缶'];
const NAMES = ['防護柵', '視線誘導標', '反射材', '補修材'];
const rows = Array.from({ length: ROWS }, (_, at) => ({
  name: `${NAMES[at % NAMES.length]} ${at + 1}`,
  count: `${(at + 1) * 5}`,
  unit: UNITS[at % UNITS.length],
  urgent: at % 7 === 0,
  code: `M-${at + 1}`,
}));

function FieldCell({ cell }: { readonly cell: InputCellView }) {
  const { field, getCellProps } = useCellField(cell);
  const { Field } = cell.column;
  return <div {...getCellProps({ className: 'entry' })}>{Field && <Field {...field} />}</div>;
}

function Cell({ cell }: { readonly cell: InputCellView }) {
  const { kind, content, column } = cell;
  if (kind === 'field') return <FieldCell cell={cell} />;
  return (
    <div {...inputCellProps(cell, { className: 'entry', 'data-align': column.align })}>
      {kind === 'typed' ? <input {...inputTextProps(cell, { className: 'entry-text' })} /> : <span>{content.text}</span>}
      {content.problem !== undefined && <Message {...inputProblemProps(cell, { className: 'text-xs' })}>{content.problem}</Message>}
    </div>
  );
}

const Line = memo(function Line({ view }: { readonly view: InputRowView }) {
  const { cells, number } = useInputRow(view);
  return (
    <div {...inputRowProps(view, { className: 'entry-row' })}>
      <div {...inputRowHeadProps(view, { className: 'entry-head' })}>
        <Badge>{number}</Badge>
        {view.isRemovable && <button {...inputRemoveProps(view, { className: 'plain' })}>×</button>}
      </div>
      {cells.map((cell) => (
        <Cell key={cell.column.id} cell={cell} />
      ))}
    </div>
  );
});

const Sum = ({ grid, column }: { readonly grid: InputGrid; readonly column: InputColumn }) => useColumnSum(grid, column);

function Grid({ grid }: { readonly grid: InputGrid }) {
  const of = useInputGrid(grid);
  return (
    <div {...of.getGridProps({ className: 'scroll h-96 border rounded' })}>
      <i {...of.getProbeProps({ className: 'entry-row probe' })} />
      <div role="rowgroup" className="table-head">
        <div {...of.getHeadProps({ className: 'entry-line font-semibold' })}>
          <div {...of.getNumberHeadProps({ className: 'entry' })}>{of.numbersText}</div>
          {of.head.map((view) => (
            <div key={view.column.id} {...inputHeadProps(view, { className: 'entry', 'data-align': view.column.align })}>
              {view.column.label}
            </div>
          ))}
        </div>
      </div>
      <div {...of.getBodyProps({ className: 'relative' })}>{of.rows.map((view, slot) => view && <Line key={slot} view={view} />)}</div>
      {of.sums && (
        <div role="rowgroup" className="table-foot">
          <div {...of.getSumsProps({ className: 'entry-line font-semibold' })}>
            <div {...of.getSumsHeadProps({ className: 'entry' })}>{of.totalText}</div>
            {of.sums.map((view) => (
              <div key={view.column.id} {...inputSumProps(view, { className: 'entry', 'data-align': view.column.align })}>
                <Sum grid={grid} column={view.column} />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function CardField({ card, column }: { readonly card: InputCardView; readonly column: InputColumn }) {
  const field = useCardField(card, column);
  const { Field } = column;
  return field && Field && <Field {...field} />;
}

/** On a narrow page each row is a card. */
function Cards({ grid }: { readonly grid: InputGrid }) {
  const { ids, sums, cardAt } = useInputCards(grid);
  return (
    <div className="stack gap-4">
      {ids.map((id, at) => {
        const card = cardAt(at);
        if (!card) return null;
        return (
          <div key={id} {...inputCardProps(card, { className: 'stack gap-2 rounded border p-2' })}>
            <div className="flex items-center">
              <Badge>{messages.row(at + 1)}</Badge>
              {card.isRemovable && <Button {...inputCardRemoveProps(card, { className: 'push' })}>削除</Button>}
            </div>
            {grid.columns.map((column, place) => (
              <div key={column.id} {...inputCardFieldProps(card, place + 1)}>
                <CardField card={card} column={column} />
              </div>
            ))}
          </div>
        );
      })}
      {sums.map((column) => (
        <p key={column.id} className="font-semibold">
          {column.label}の合計 <Sum grid={grid} column={column} />
        </p>
      ))}
    </div>
  );
}

/** Question before a row goes; without an answer the keyboard goes back to where it was. */
function Removal({ row, answer }: RowRemoval) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    no.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div role="alertdialog" aria-label={`${row} 行目を削除しますか`} className="flex flex-wrap gap-2 items-center">
      {row} 行目を削除しますか？
      <Button onClick={() => answer(true)}>削除する</Button>
      <Button ref={no} onClick={() => answer(false)}>
        いいえ
      </Button>
    </div>
  );
}

/** A table that is filled in: typed, chosen, turned over, pasted from a spreadsheet. */
export function InputTablePage() {
  const table = useInputTable({
    label: '資材の明細',
    columns: orderColumns,
    initialRows: rows,
    addsBelow: true,
    messages,
    initial: { viewportPx: 384, rowPx: 48 },
  });
  const isNarrow = useIsNarrow();
  return (
    <Card {...table.getGroupProps({ className: 'stack gap-2' })}>
      <b {...table.getLabelProps({ className: 'text-sm' })}>資材の明細</b>
      {isNarrow ? <Cards grid={table.grid} /> : <Grid grid={table.grid} />}
      {table.removal && <Removal {...table.removal} />}
      <div className="flex flex-wrap gap-2">
        {table.canAdd && <Button {...table.getAddProps()}>行を追加</Button>}
        <Button onClick={table.undo}>元に戻す</Button>
        <Button onClick={table.redo}>やり直す</Button>
      </div>
    </Card>
  );
}
