import { memo } from 'react';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { endRowProps, headingRowProps, optionRowProps, useListPanel } from '../../option-list/headless.ts';
import type { ListMessages, ListPanelOptions, ListRowView } from '../../option-list/headless.ts';
import { useTags } from '../../picker-field/headless.ts';
import type { PickerFieldMessages } from '../../picker-field/headless.ts';
import { useMultiSelect, useSelect } from '../headless.ts';
import type { SelectOption } from '../headless.ts';

const gates: readonly SelectOption[] = Array.from({ length: 10_000 }, (_, at) => ({ id: `g${at + 1}`, label: `料金所 ${at + 1}` }));
const lanes: readonly SelectOption[] = ['一般', 'ETC', '混在', '閉鎖中'].map((label, at) => ({
  id: `l${at}`,
  label,
  group: at < 2 ? '専用' : 'その他',
  ...(at === 3 && { isDisabled: true, reason: '工事のため' }),
}));

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
  tooMany: (maximum: number) => `${maximum} 件まで選べます`,
};

const SIZES = { viewportPx: 240, rowPx: 28 };
const ROW = { blockSize: 28, overflow: 'hidden' } as const;

/** A row full of marks of its own, which the list must not take for its rows. */
const Row = memo(function Row({ view }: { readonly view: ListRowView }) {
  if (view.kind === 'heading') return <div {...headingRowProps(view, { style: ROW })}>{view.label}</div>;
  if (view.kind === 'end') return <div {...endRowProps(view, { style: ROW })}>{view.row.status}</div>;
  const { label, reason } = view.row;
  return (
    <div {...optionRowProps(view, { className: 'own', style: ROW })}>
      <span data-slot="badge" data-mp-row="0">
        {label}
        {reason && ` ${reason}`}
      </span>
    </div>
  );
});

function Panel({ of }: { readonly of: ListPanelOptions }) {
  const panel = useListPanel(of);
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ className: 'own', style: { display: 'grid', background: 'Canvas', zIndex: 1 } })}>
        {panel.isSheet && (
          <p>
            {of.label} <button onClick={panel.close}>閉じる</button>
          </p>
        )}
        {panel.isSearchable && <input {...panel.getSearchProps({ className: 'own' })} />}
        <div {...panel.getListProps({ style: { position: 'relative', overflow: 'auto', maxBlockSize: 240 } })}>
          <i {...panel.getProbeProps({ style: { ...ROW, position: 'absolute', visibility: 'hidden' } })} />
          <div {...panel.getRowsProps()}>{panel.rows.map((view, slot) => view && <Row key={slot} view={view} />)}</div>
        </div>
        {!panel.hasRows && <p>「{panel.query}」は見つかりません</p>}
      </div>
    </Layer>
  );
}

interface OwnSelectProps {
  readonly onChange?: (id: string | null) => void;
}

/** Selects in markup of one's own: of 10,000 options one, and of a few several; in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnSelect({ onChange }: OwnSelectProps) {
  const gate = useSelect({
    label: '料金所',
    placeholder: '選択してください',
    options: gates,
    initialValue: 'g7',
    onChange,
    isClearable: true,
    messages: one,
    initial: SIZES,
  });
  return (
    <div lang="ja">
      <div {...gate.getFieldProps()}>
        <span {...gate.getNameProps()}>料金所</span>
        <div {...gate.getBoxProps({ className: 'own' })}>
          <button {...gate.getOpenerProps()}>{gate.getText() || '選択してください'}</button>
          {gate.canClear && <button {...gate.getClearProps()}>×</button>}
        </div>
      </div>
      {gate.isOpen && <Panel of={gate.panel} />}
      <OwnLanes />
    </div>
  );
}

function OwnLanes() {
  const lane = useMultiSelect({
    label: '車線',
    placeholder: 'なし',
    options: lanes,
    initialValue: ['l1'],
    maximum: 2,
    messages: many,
    initial: SIZES,
  });
  const tags = useTags({ ...lane.tags, mode: 'all' });
  return (
    <div {...lane.getFieldProps()}>
      <span {...lane.getNameProps()}>車線</span>
      <div {...lane.getBoxProps()}>
        <button {...lane.getOpenerProps()}>{lane.hasTags ? lane.getSpokenText() : 'なし'}</button>
        {lane.hasTags && (
          <ul {...tags.getTagsProps()}>
            {tags.views.map((view) => (
              <li key={view.item.identity} {...tags.tagProps(view)}>
                {view.text} <button {...tags.removeProps(view)}>×</button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {lane.isOpen && <Panel of={lane.panel} />}
    </div>
  );
}
