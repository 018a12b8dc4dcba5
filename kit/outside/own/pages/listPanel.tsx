import { Layer } from '@milepost/kit/engines/layer-stack';
import { endRowProps, headingRowProps, optionRowProps, useListPanel } from '@milepost/kit/headless/option-list';
import type { ListMessages, ListPanelOptions, ListRowView } from '@milepost/kit/headless/option-list';
import type { PickerFieldMessages } from '@milepost/kit/headless/picker-field';
import { memo } from 'react';
import { Badge, Input, Slot } from '../ui.tsx';

export const listMessages: ListMessages = {
  found: (count) => `${count} 件見つかりました`,
  searchCleared: '検索を解除しました',
  loadingFailed: '読み込めませんでした',
  cells: (texts) => texts.join('、'),
  search: (label) => `${label}を検索`,
  searchPlaceholder: '検索',
};
export const pickerMessages: PickerFieldMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  unknown: (id) => `不明（${id}）`,
  loading: '読み込み中',
  names: (names) => names.join('、'),
  namesInAll: (names, count) => `${names}、全 ${count} 件`,
  clear: (label) => `${label}を消す`,
  cleared: '消しました',
  clearedUndo: '消しました。Ctrl+Z で戻せます',
  removed: (name, left) => `${name}を外しました。残り ${left} 件`,
  chosen: (label) => `選択中の${label}`,
  remove: (name) => `${name}を外す`,
  showAll: (hidden, count) => `ほか ${hidden} 件、全 ${count} 件`,
};

const Row = memo(function Row({ view }: { readonly view: ListRowView }) {
  if (view.kind === 'heading') return <div {...headingRowProps(view, { className: 'option text-sm font-semibold' })}>{view.label}</div>;
  if (view.kind === 'end') return <div {...endRowProps(view, { className: 'option' })}>{view.row.status}</div>;
  const { label, reason } = view.row;
  return (
    <div {...optionRowProps(view, { className: 'option' })}>
      <Slot name="option-label">{label}</Slot>
      {reason && <Badge className="push">{reason}</Badge>}
    </div>
  );
});

/** Options under a field. */
export function ListPanel({ of }: { readonly of: ListPanelOptions }) {
  const panel = useListPanel(of);
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ className: 'stack gap-2 p-2 rounded border bg-white shadow z-10' })}>
        {panel.isSearchable && <Input {...panel.getSearchProps()} />}
        <div {...panel.getListProps({ className: 'scroll max-h-60' })}>
          <i {...panel.getProbeProps({ className: 'option probe' })} />
          <div {...panel.getRowsProps()}>{panel.rows.map((view, slot) => view && <Row key={slot} view={view} />)}</div>
        </div>
        {!panel.hasRows && <p>「{panel.query}」は見つかりません</p>}
      </div>
    </Layer>
  );
}
