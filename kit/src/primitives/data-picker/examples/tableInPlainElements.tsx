import { ownMessages } from '../../data-table/examples/ownMessages.ts';
import { cellProps, cellsOf, checkAllProps, checkCellProps, checkProps, headProps, rowProps, useTable } from '../../data-table/headless.ts';
import type { TableData } from '../../data-table/headless.ts';
import { DialogLayer, useDialog } from '../../dialog/headless.ts';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { OwnSearchBox } from '../../search-field/examples/OwnSearchField.tsx';
import { usePickRows } from '../headless.ts';
import type { DataPickerState } from '../headless.ts';
import { Drafted, Pages } from './partsInPlainElements.tsx';

const LINE = { display: 'flex', blockSize: 28 } as const;

function Rows(data: TableData<DataNode>) {
  const table = useTable({ ...data, messages: ownMessages, initial: { viewportPx: 280, rowPx: 28 } });
  return (
    <div {...table.getRegionProps({ style: { blockSize: 280, overflow: 'auto' } })}>
      <i {...table.getProbeProps({ style: { position: 'absolute', blockSize: 28, visibility: 'hidden' } })} />
      <div {...table.getTableProps()}>
        <div {...table.getHeadProps()}>
          <div {...table.getHeadRowProps({ style: LINE })}>
            {table.head.map((view) => (
              <div key={view.key} {...headProps(view)}>
                {view.kind === 'check' ? <input {...checkAllProps(view)} /> : view.text}
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
                    {row.layout.selection && (
                      <span {...checkCellProps(row)}>{row.layout.selection === 'many' && <input {...checkProps(row)} />}</span>
                    )}
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

const renderEmpty = (keyword: string, clear: () => void) => (
  <>
    {keyword ? `「${keyword}」は見つかりません` : 'まだありません'} <button onClick={clear}>検索を解除</button>
  </>
);

/** Rows to choose from in a dialog. */
export function RowsInDialog({ label, picker }: { readonly label: string; readonly picker: DataPickerState }) {
  const list = usePickRows({ picker, label, renderEmpty });
  const dialog = useDialog({ onClose: list.cancel, onConfirm: list.confirm });
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getScrimProps({ style: { position: 'fixed', inset: 0, padding: 40, background: '#0008' } })}>
        <div {...dialog.getDialogProps({ style: { background: 'Canvas' } })}>
          <h2 {...dialog.getTitleProps()}>{label}を選ぶ</h2>
          <div {...list.getSearchAreaProps()}>
            <OwnSearchBox {...list.search} />
          </div>
          <button onClick={list.look}>検索</button>
          <button onClick={list.reset}>リセット</button>
          <button onClick={list.refresh}>再読み込み</button>
          <div {...list.getTableAreaProps()}>
            <Rows key={list.rowsKey} {...list.rows} />
          </div>
          {list.pages && <Pages {...list.pages} />}
          {list.hasRefused ? <p>{picker.messages.refused}</p> : <Drafted draft={picker.draft} />}
          <button onClick={list.cancel}>キャンセル</button>
          <button onClick={list.confirm}>決定</button>
        </div>
      </div>
    </DialogLayer>
  );
}
