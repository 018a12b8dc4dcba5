import { cellText, columnValue } from '../../../engines/data-rows/index.ts';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { DialogLayer, useDialog } from '../../dialog/headless.ts';
import {
  endRowProps,
  listCellProps,
  listColumnProps,
  listHeadProps,
  optionRowProps,
  useListSearch,
  useOptionRows,
} from '../../option-list/headless.ts';
import type { ListRowView } from '../../option-list/headless.ts';
import { usePagination } from '../../pagination/headless.ts';
import type { PaginationData } from '../../pagination/headless.ts';
import { useAnchored } from '../../popover/headless.ts';
import { useChosenRecords, useEmptyRows, usePopoverFocus } from '../headless.ts';
import type { ChosenRecordsOptions, DataPickerDraft, PickPopover } from '../headless.ts';
import { listMessages, pageMessages } from './japanese.ts';

const ROW = { display: 'flex', gap: 16, blockSize: 28, overflow: 'hidden' } as const;

/** Pages of the rows, as buttons. */
export function Pages(data: PaginationData) {
  const list = usePagination({ ...data, messages: pageMessages });
  return (
    <nav {...list.getRootProps()}>
      <b>{list.totalMessage}</b>
      <select {...list.getSizeProps()}>
        {list.sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button {...list.getPreviousProps()}>‹</button>
      <button {...list.getNextProps()}>›</button>
    </nav>
  );
}

/** Number of chosen rows, with the ways to change all of them. */
export function Drafted({ draft }: { readonly draft: DataPickerDraft }) {
  return (
    <p>
      <span>{draft.count} 件選択中</span>
      {draft.count > 0 && <button onClick={draft.clear}>空にする</button>}
      {draft.canUndo && <button onClick={draft.undo}>元に戻す</button>}
    </p>
  );
}

function Row({ view }: { readonly view: ListRowView }) {
  if (view.kind === 'heading') return null;
  if (view.kind === 'end') return <div {...endRowProps(view, { style: ROW })}>{view.row.status}</div>;
  const { row, look } = view;
  return (
    <div {...optionRowProps(view, { className: 'own', style: ROW })}>
      {look.columns?.map(({ id }, at) => (
        <span key={id} {...listCellProps(at)} data-slot="cell">
          {row.cells?.[at]}
        </span>
      ))}
    </div>
  );
}

function Rows({ rows }: Pick<PickPopover, 'rows'>) {
  const list = useOptionRows({ ...rows, messages: listMessages, initial: { viewportPx: 240, rowPx: 28 } });
  return (
    <div {...list.getListProps({ style: { position: 'relative', overflow: 'auto', maxBlockSize: 268 } })}>
      <div {...listHeadProps({ style: { ...ROW, position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'Canvas' } })}>
        {rows.look.columns?.map(({ id, label }, at) => (
          <span key={id} {...listColumnProps(at)}>
            {label}
          </span>
        ))}
      </div>
      <i {...list.getProbeProps({ style: { ...ROW, position: 'absolute', visibility: 'hidden' } })} />
      <div {...list.getRowsProps()}>{list.rows.map((view, slot) => view && <Row key={slot} view={view} />)}</div>
    </div>
  );
}

function Filter({ search }: { readonly search: NonNullable<PickPopover['search']> }) {
  return <input {...useListSearch({ ...search, messages: listMessages }).getSearchProps({ className: 'own' })} />;
}

function NoRows({ popover }: { readonly popover: PickPopover }) {
  const { keyword } = popover;
  return <p {...useEmptyRows(popover).getEmptyProps()}>{keyword ? `「${keyword}」は見つかりません` : 'まだありません'}</p>;
}

/** The table under a field. */
export function HangingTable({ popover, draft }: { readonly popover: PickPopover; readonly draft: DataPickerDraft }) {
  const { anchorRef, close } = popover;
  const panel = useAnchored({ anchorRef, label: popover.rows.label, onClose: close, narrow: 'sheet', widthPx: 700, maxHeightPx: 480 });
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ className: 'own', style: { background: 'Canvas', zIndex: 1, overflow: 'auto' } })}>
        {panel.isSheet && <button onClick={panel.close}>閉じる</button>}
        <HangingRows popover={popover} />
        {popover.pages && <Pages {...popover.pages} />}
        {popover.beyond && (
          <p>
            全 {popover.beyond.all} 件のうち {popover.beyond.shown} 件です
          </p>
        )}
        <Drafted draft={draft} />
        <button onClick={popover.confirm}>決定</button>
      </div>
    </Layer>
  );
}

function HangingRows({ popover }: { readonly popover: PickPopover }) {
  usePopoverFocus(popover);
  return (
    <>
      {popover.search && <Filter search={popover.search} />}
      {popover.isEmpty ? <NoRows popover={popover} /> : <Rows rows={popover.rows} />}
    </>
  );
}

/** A dialog with what is known of the chosen records. */
export function Detail({ label, onClose, ...options }: ChosenRecordsOptions & { readonly label: string; readonly onClose: () => void }) {
  const { state, retry } = useChosenRecords(options);
  const dialog = useDialog({ onClose });
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getScrimProps({ style: { position: 'fixed', inset: 0, padding: 40, background: '#0008' } })}>
        <div {...dialog.getDialogProps({ style: { background: 'Canvas' } })}>
          <h2 {...dialog.getTitleProps()}>{label}</h2>
          {state.kind === 'failed' && <button onClick={retry}>再試行</button>}
          {state.kind === 'ready' &&
            state.records.map(({ identity, record }) => (
              <dl key={identity}>
                {state.fields.map((field) => (
                  <div key={field.value}>
                    <dt>{field.label}</dt>
                    <dd>{record ? cellText(columnValue(record, field.value)) : 'なし'}</dd>
                  </div>
                ))}
              </dl>
            ))}
          <button {...dialog.getCloseProps()}>閉じる</button>
        </div>
      </div>
    </DialogLayer>
  );
}
