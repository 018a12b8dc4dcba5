import { memo } from 'react';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { optionRowProps, optionToggleProps, useListPanel } from '../../option-list/headless.ts';
import type { ListMessages, ListPanelOptions, ListRowView } from '../../option-list/headless.ts';
import { useTags } from '../../picker-field/headless.ts';
import type { PickerFieldMessages } from '../../picker-field/headless.ts';
import { useTreeMultiSelect, useTreeSelect } from '../headless.ts';
import type { TreeOption } from '../headless.ts';

const nodes: readonly TreeOption[] = [
  { id: 'north', label: '北線', children: ['青渓', '青山'].map((label, at) => ({ id: `n${at}`, label })) },
  { id: 'south', label: '南線', children: [{ id: 's0', label: '白鶴' }] },
];
const list: ListMessages = {
  found: (count) => `${count} 件見つかりました`,
  searchCleared: '検索を解除しました',
  loadingFailed: '読み込めませんでした',
  cells: (texts) => texts.join('、'),
  search: (label) => `${label}を検索`,
  searchPlaceholder: '検索',
};
const field: PickerFieldMessages = {
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
const one = { field, list, selected: (name: string) => `${name}を選択` };
const many = {
  field,
  list,
  selected: (name: string, count: number) => `${name}を選択、全 ${count} 件`,
  deselected: (name: string, count: number) => `${name}を解除、全 ${count} 件`,
  selectedAll: (count: number) => `全 ${count} 件を選択`,
};
const SIZES = { viewportPx: 240, rowPx: 24 };
const ROW = { blockSize: 24, overflow: 'hidden' } as const;

const Row = memo(function Row({ view }: { readonly view: ListRowView }) {
  if (view.kind !== 'option') return null;
  const { label, branch, depth = 0 } = view.row;
  return (
    <div {...optionRowProps(view, { style: { ...ROW, paddingInlineStart: depth * 16 } })}>
      {branch?.isExpanded !== undefined && <i {...optionToggleProps({ 'aria-hidden': true })}>{branch.isExpanded ? '−' : '+'}</i>}
      <b data-slot="name">{label}</b>
    </div>
  );
});

function Panel({ of }: { readonly of: ListPanelOptions }) {
  const panel = useListPanel(of);
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ style: { display: 'grid', background: 'Canvas' } })}>
        <div {...panel.getListProps({ style: { position: 'relative', overflow: 'auto', maxBlockSize: 240 } })}>
          <i {...panel.getProbeProps({ style: { ...ROW, position: 'absolute', visibility: 'hidden' } })} />
          <div {...panel.getRowsProps()}>{panel.rows.map((view, slot) => view && <Row key={slot} view={view} />)}</div>
        </div>
      </div>
    </Layer>
  );
}

interface OwnTreeSelectProps {
  readonly onChange?: (id: string | null) => void;
}

/** Trees under fields in markup of one's own: one node, and several; in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTreeSelect({ onChange }: OwnTreeSelectProps) {
  const station = useTreeSelect({
    label: '料金所',
    placeholder: '選択',
    nodes,
    initialValue: 'n0',
    chooses: 'leaves',
    onChange,
    messages: one,
    initial: SIZES,
  });
  return (
    <div lang="ja">
      <div {...station.getFieldProps()}>
        <span {...station.getNameProps()}>料金所</span>
        <div {...station.getBoxProps()}>
          <button {...station.getOpenerProps()}>{station.getText() || '選択'}</button>
          {station.canClear && <button {...station.getClearProps()}>×</button>}
        </div>
      </div>
      {station.isOpen && <Panel of={station.panel} />}
      <OwnRoutes />
    </div>
  );
}

function OwnRoutes() {
  const routes = useTreeMultiSelect({ label: '路線', placeholder: 'なし', nodes, initialValue: ['n1'], messages: many, initial: SIZES });
  const tags = useTags({ ...routes.tags, mode: 'all' });
  return (
    <div {...routes.getFieldProps()}>
      <span {...routes.getNameProps()}>路線</span>
      <div {...routes.getBoxProps()}>
        <button {...routes.getOpenerProps()}>{routes.hasTags ? routes.getSpokenText() : 'なし'}</button>
        {routes.hasTags && (
          <ul {...tags.getTagsProps()}>
            {tags.views.map((view) => (
              <li key={view.item.identity} {...tags.tagProps(view)}>
                {view.text} <button {...tags.removeProps(view)}>×</button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {routes.isOpen && <Panel of={routes.panel} />}
    </div>
  );
}
