/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo, useImperativeHandle } from 'react';
import type { CSSProperties, Ref } from 'react';
import { useIsNarrow } from '../../../primitives/popover/headless.ts';
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
} from '../headless.ts';
import type {
  InputCardView,
  InputCellView,
  InputColumn,
  InputGrid,
  InputRowView,
  InputTableHandle,
  InputTableOptions,
} from '../headless.ts';
import { japaneseMessages } from './japanese.ts';
import { orderColumns } from './ownFields.tsx';

const LINE = { display: 'grid', gridTemplateColumns: '64px repeat(auto-fit, minmax(96px, 1fr))', blockSize: 28 };
const HEAD = { ...LINE, position: 'sticky', insetBlockStart: 0, background: 'Canvas', zIndex: 1 } as const;
const FOOT = { ...LINE, position: 'sticky', insetBlockEnd: 0, background: 'Canvas' } as const;
const ROW = { ...LINE, position: 'absolute', insetInline: 0, insetBlockStart: 0 } as const;
const CELL: CSSProperties = { overflow: 'hidden', whiteSpace: 'nowrap', scrollMarginBlock: 30 };

function Cell({ cell }: { readonly cell: InputCellView }) {
  const { kind, content } = cell;
  if (kind === 'field') return <FieldCell cell={cell} />;
  return (
    <div {...inputCellProps(cell, { style: CELL })}>
      {kind === 'typed' ? <input {...inputTextProps(cell, { style: { inlineSize: '100%' } })} data-slot="input" /> : content.text}
      {content.problem !== undefined && <em {...inputProblemProps(cell)}>{content.problem}</em>}
    </div>
  );
}

function FieldCell({ cell }: { readonly cell: InputCellView }) {
  const { field, getCellProps } = useCellField(cell);
  const { Field } = cell.column;
  return <div {...getCellProps()}>{Field && <Field {...field} />}</div>;
}

/** A row full of marks of its own, which the table must not take for its rows. */
const Row = memo(function Row({ view }: { readonly view: InputRowView }) {
  const { cells, number } = useInputRow(view);
  return (
    <div {...inputRowProps(view, { className: 'own', style: ROW })}>
      <div {...inputRowHeadProps(view)}>
        <b data-slot="badge" data-at="9">
          {number}
        </b>
        {view.isRemovable && <button {...inputRemoveProps(view)}>×</button>}
      </div>
      {cells.map((cell) => (
        <Cell key={cell.column.id} cell={cell} />
      ))}
    </div>
  );
});

function Sum({ grid, column }: { readonly grid: InputGrid; readonly column: InputColumn }) {
  return useColumnSum(grid, column);
}

function Grid({ grid }: { readonly grid: InputGrid }) {
  const of = useInputGrid(grid);
  return (
    <div {...of.getGridProps({ style: { maxBlockSize: 240, overflow: 'auto', position: 'relative' } })}>
      <i {...of.getProbeProps({ style: { ...LINE, position: 'absolute', visibility: 'hidden' } })} />
      <div role="rowgroup">
        <div {...of.getHeadProps({ style: HEAD })}>
          <div {...of.getNumberHeadProps()}>{of.numbersText}</div>
          {of.head.map((view) => (
            <div key={view.column.id} {...inputHeadProps(view)}>
              {view.column.label}
            </div>
          ))}
        </div>
      </div>
      <div {...of.getBodyProps({ style: { position: 'relative' } })}>
        {of.rows.map((view, slot) => view && <Row key={slot} view={view} />)}
      </div>
      {of.sums && (
        <div role="rowgroup">
          <div {...of.getSumsProps({ style: FOOT })}>
            <div {...of.getSumsHeadProps()}>{of.totalText}</div>
            {of.sums.map((view) => (
              <div key={view.column.id} {...inputSumProps(view)}>
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
  const { ids, cardAt } = useInputCards(grid);
  return ids.map((id, at) => {
    const card = cardAt(at);
    return (
      card && (
        <div key={id} {...inputCardProps(card)}>
          {card.isRemovable && <button {...inputCardRemoveProps(card)}>×</button>}
          {grid.columns.map((column, place) => (
            <div key={column.id} {...inputCardFieldProps(card, place + 1)}>
              <CardField card={card} column={column} />
            </div>
          ))}
        </div>
      )
    );
  });
}

interface OwnInputTableProps extends Partial<Omit<InputTableOptions, 'messages'>> {
  readonly addLabel?: string;
  readonly chooseLabel?: string;
  readonly handleRef?: Ref<InputTableHandle>;
}

const columns = orderColumns({
  name: '物品',
  count: '数量',
  unit: '単位',
  code: '番号',
  units: ['メートル', '個'],
  empty: '入力してください',
  noNumber: '数字を入力してください',
});
const ROWS = 40;
const rows = Array.from({ length: ROWS }, (_, at) => ({ name: `部品 ${at + 1}`, count: `${at + 1}`, unit: '個', code: 'M-01' }));

/** A table that is filled in, in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnInputTable({ addLabel = '行を追加', chooseLabel, handleRef, label = '明細表', ...options }: OwnInputTableProps) {
  const table = useInputTable({
    columns,
    ...(options.rows === undefined && { initialRows: rows }),
    ...options,
    label,
    messages: japaneseMessages,
    initial: { viewportPx: 240, rowPx: 28 },
  });
  const isNarrow = useIsNarrow();
  const { removal } = table;
  useImperativeHandle(handleRef, () => table.handle);
  return (
    <div {...table.getGroupProps()}>
      <b {...table.getLabelProps()}>{label}</b>
      {isNarrow ? <Cards grid={table.grid} /> : <Grid grid={table.grid} />}
      {table.canAdd && <button {...table.getAddProps()}>{addLabel}</button>}
      {chooseLabel !== undefined && <button {...table.getChooseProps()}>{chooseLabel}</button>}
      {table.message && <em {...table.getMessageProps()}>{table.message}</em>}
      {removal && (
        <div role="alertdialog" aria-label={`${removal.row} 行目を削除しますか`}>
          <button ref={(no) => no?.focus()} type="button" onClick={() => removal.answer(false)}>
            いいえ
          </button>
          <button type="button" onClick={() => removal.answer(true)}>
            削除
          </button>
        </div>
      )}
    </div>
  );
}
