import { memo, useState } from 'react';
import type { CSSProperties } from 'react';
import { selectNone } from '../../../engines/selection/index.ts';
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
  moreButtonProps,
  moreCellProps,
  moreRowProps,
  moreTextProps,
  rowProps,
  sortProps,
  sumProps,
  summaryRowProps,
  toggleProps,
  useColumnEdge,
  useTable,
} from '../headless.ts';
import type { Column, ColumnEdgeOptions, TableData, TableOptions, TableRowView } from '../headless.ts';
import { ownMessages } from './ownMessages.ts';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly within?: readonly Part[];
}
const partOf = (n: number): Part => ({ id: `p${n}`, name: `部品 ${n}`, stock: (n * 7919) % 1000 });
const tenThousand = Array.from({ length: 10_000 }, (_, at) => partOf(at + 1));
const plain: readonly Column<Part>[] = [
  {
    id: 'name',
    header: '名前',
    text: ({ name }) => name,
    cell: ({ name }) => (
      <span data-slot="badge" data-mp-row="0">
        {name}
      </span>
    ),
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
    width: { px: 100 },
    narrow: 'meta',
  },
];
const partId = ({ id }: Part) => id;
const partName = ({ name }: Part) => name;

const LINE: CSSProperties = { display: 'flex', blockSize: 28 };
const CELL: CSSProperties = { overflow: 'hidden', whiteSpace: 'nowrap' };

/** A row in plain markup: checkbox, cells, actions. It is drawn anew only when something of it changes. */
const Row = memo(function Row({ row }: { readonly row: TableRowView<Part> }) {
  return (
    <div {...rowProps(row, { style: { ...LINE, position: 'absolute', insetInline: 0 } })}>
      {row.layout.selection && (
        <span {...checkCellProps(row)}>{row.refused ?? (row.layout.selection === 'many' && <input {...checkProps(row)} />)}</span>
      )}
      {cellsOf(row).map((cell) => (
        <div key={cell.key} {...cellProps(cell, { style: CELL })}>
          {cell.kind === 'cell' && cell.isBranch && row.isExpanded !== undefined && <b {...toggleProps()}>{row.isExpanded ? '–' : '+'}</b>}
          {cell.content}
        </div>
      ))}
      {row.layout.actions && (
        <span {...actionCellProps(row)}>
          {actionsOf(row).inline.map((view) => (
            <button key={view.action.id} type="button" {...actionProps(view)}>
              {view.action.label}
            </button>
          ))}
        </span>
      )}
    </div>
  );
});

const Edge = (options: ColumnEdgeOptions<Part>) => (
  <i {...useColumnEdge(options).getEdgeProps({ style: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: 6 } })} />
);

interface OwnTableProps extends Partial<
  Pick<TableData<Part>, 'rows' | 'columns' | 'list' | 'tree' | 'summary' | 'state' | 'columnSettings' | 'onColumnsChange'>
> {
  readonly look?: TableOptions<Part>['look'];
  /** False for a table to read. */
  readonly isOperated?: boolean;
  readonly onOpen?: (id: string) => void;
}

/** A table of 10,000 rows in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTable({ rows = tenThousand, columns = plain, isOperated = true, onOpen, ...rest }: OwnTableProps) {
  const [selection, setSelection] = useState(selectNone);
  const [actions] = useState(() => ({ id }: Part) => [{ id: 'open', label: '開く', run: () => onOpen?.(id) }]);
  const table = useTable({
    label: '部品表',
    columns,
    rows,
    rowId: partId,
    rowLabel: partName,
    ...(isOperated && { actions, selection: { value: selection, onChange: setSelection } }),
    messages: ownMessages,
    initial: { viewportPx: 280, rowPx: 28 },
    ...rest,
  });
  const { more, summary, columnView, resize } = table;
  return (
    <section {...table.getRegionProps({ style: { blockSize: 280, overflow: 'auto' } })}>
      <i {...table.getProbeProps({ style: { position: 'absolute', blockSize: 28, visibility: 'hidden' } })} />
      <div {...table.getTableProps()}>
        <div {...table.getHeadProps({ style: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'Canvas' } })}>
          <div {...table.getHeadRowProps({ style: LINE })}>
            {table.head.map((view) => (
              <div key={view.key} {...headProps(view, { style: { ...CELL, position: 'relative' } })}>
                {view.kind === 'check' ? (
                  <input {...checkAllProps(view)} />
                ) : view.isSortable ? (
                  <button {...sortProps(view)}>{view.text}</button>
                ) : (
                  view.text
                )}
                {resize && view.column && <Edge view={view} columnView={columnView} onResize={resize} messages={ownMessages} />}
              </div>
            ))}
          </div>
        </div>
        {table.hasRows && (
          <div {...table.getBodyProps({ style: { position: 'relative' } })}>
            {table.rows.map((row, slot) => row && <Row key={slot} row={row} />)}
            {more && (
              <div {...moreRowProps(more, { style: { ...LINE, position: 'absolute', insetInline: 0 } })}>
                <div {...moreCellProps(more)}>
                  {more.text && <span {...moreTextProps(more)}>{more.text}</span>}
                  {more.label && <button {...moreButtonProps(more)}>{more.label}</button>}
                </div>
              </div>
            )}
            {summary && (
              <div {...summaryRowProps(summary, { style: { ...LINE, position: 'sticky', insetBlockStart: 252, background: 'Canvas' } })}>
                {summary.sums.map((sum) => (
                  <div key={sum.shown.column.id} {...sumProps(summary, sum)}>
                    {sum.text}
                  </div>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
      {!table.hasRows && <p>{table.state.kind === 'loading' ? '読み込み中' : 'ありません'}</p>}
    </section>
  );
}
