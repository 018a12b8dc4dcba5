import { ownMessages } from '../../../primitives/data-table/examples/ownMessages.ts';
import { cellProps, cellsOf, headProps, rowProps, useTable } from '../../../primitives/data-table/headless.ts';
import type { TableData } from '../../../primitives/data-table/headless.ts';
import { OwnRows } from '../../../primitives/pick-tree/examples/OwnPickTree.tsx';
import { OwnSearchBox } from '../../../primitives/search-field/examples/OwnSearchField.tsx';
import { usePickerTable } from '../headless.ts';
import type { PickerNode, PickerTableOptions } from '../headless.ts';

const LINE = { display: 'flex', blockSize: 28 } as const;

function Rows(data: TableData<PickerNode>) {
  const table = useTable({ ...data, messages: ownMessages, initial: { viewportPx: 280, rowPx: 28 } });
  return (
    <div {...table.getRegionProps({ style: { blockSize: 280, overflow: 'auto' } })}>
      <i {...table.getProbeProps({ style: { position: 'absolute', blockSize: 28, visibility: 'hidden' } })} />
      <div {...table.getTableProps()}>
        <div {...table.getHeadProps()}>
          <div {...table.getHeadRowProps({ style: LINE })}>
            {table.head.map((view) => (
              <div key={view.key} {...headProps(view)}>
                {view.kind === 'check' ? null : view.text}
              </div>
            ))}
          </div>
        </div>
        {table.hasRows && (
          <div {...table.getBodyProps({ style: { position: 'relative' } })}>
            {table.rows.map(
              (row, slot) =>
                row && (
                  <div key={slot} {...rowProps(row, { style: { ...LINE, position: 'absolute', insetInline: 0 } })}>
                    {cellsOf(row).map((cell) => (
                      <div key={cell.key} {...cellProps(cell)}>
                        {cell.content}
                      </div>
                    ))}
                  </div>
                ),
            )}
          </div>
        )}
      </div>
      {!table.hasRows && <p>{table.state.kind === 'empty' ? table.state.panel : '読み込み中'}</p>}
    </div>
  );
}

const renderEmpty = (keyword: string) => (keyword ? `「${keyword}」は見つかりません` : 'まだありません');

/** Categories beside a table, in plain elements. */
export function CategoriesAndRows(options: PickerTableOptions) {
  const table = usePickerTable({ ...options, renderEmpty });
  return (
    <>
      <OwnRows {...table.categories} />
      <section aria-label={table.rows.label}>
        {table.search && (
          <div {...table.getSearchAreaProps()}>
            <OwnSearchBox {...table.search.box} />
          </div>
        )}
        <div {...table.getTableAreaProps()}>
          <Rows key={table.rowsKey} {...table.rows} />
        </div>
        {table.chosenName !== null && <p>選択中：{table.chosenName}</p>}
      </section>
    </>
  );
}
