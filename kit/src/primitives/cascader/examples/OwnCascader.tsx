import { Layer } from '../../../engines/layer-stack/index.ts';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import { endRowProps, optionRowProps, optionToggleProps, useListPanel, useOptionRows } from '../../option-list/headless.ts';
import type { ListMessages, ListPanelOptions, ListRowView, OptionRowsOptions } from '../../option-list/headless.ts';
import type { PickerFieldMessages } from '../../picker-field/headless.ts';
import { useCascader } from '../headless.ts';
import type { CascadeColumnView, CascadeNode, CascadePath, CascaderMessages } from '../headless.ts';

const routes = ['東線', '西線'].map((fullName, at) => ({ id: `r${at}`, fullName }));
const gates = routes.flatMap((route, r) =>
  ['入口', '出口'].map((kind, at) => ({
    id: `${route.id}g${at}`,
    fullName: `${r + 1} 号${kind}`,
    isLeaf: true,
    above: [route],
  })),
);
const source: NodeSource<CascadeNode> = {
  load(at) {
    const nodes =
      at.at === 'root'
        ? routes
        : at.at === 'under'
          ? gates.filter(({ above }) => above.some(({ id }) => id === at.parent))
          : gates.filter(({ fullName }) => fullName.includes(at.keyword));
    return Promise.resolve({ nodes, total: nodes.length });
  },
  resolve: (ids) => Promise.resolve([...routes, ...gates].filter(({ id }) => ids.includes(id))),
};

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
const messages: CascaderMessages = {
  field,
  list,
  cannotChoose: '選べません',
  selected: (name) => `${name}を選択`,
  selectedMany: (name, count) => `${name}を選択、全 ${count} 件`,
  deselected: (name, count) => `${name}を解除、全 ${count} 件`,
  loaded: (count) => `${count} 件を読み込みました`,
  below: (name) => `${name}の下`,
};
const ROW = { blockSize: 24, overflow: 'hidden' } as const;

function Row({ view }: { readonly view: ListRowView }) {
  if (view.kind === 'end') return <div {...endRowProps(view, { style: ROW })}>{view.row.status}</div>;
  if (view.kind !== 'option') return null;
  const { label, branch } = view.row;
  return (
    <div {...optionRowProps(view, { style: ROW })}>
      <b data-slot="name">{label}</b>
      {branch?.isExpanded !== undefined && <i {...optionToggleProps({ 'aria-hidden': true })}>›</i>}
    </div>
  );
}

function Rows({ of }: { readonly of: Pick<ReturnType<typeof useOptionRows>, 'rows' | 'getListProps' | 'getRowsProps' | 'getProbeProps'> }) {
  return (
    <div {...of.getListProps({ style: { position: 'relative', overflow: 'auto', inlineSize: 120, maxBlockSize: 240 } })}>
      <i {...of.getProbeProps({ style: { ...ROW, position: 'absolute', visibility: 'hidden' } })} />
      <div {...of.getRowsProps()}>{of.rows.map((view, slot) => view && <Row key={slot} view={view} />)}</div>
    </div>
  );
}

const Level = (column: OptionRowsOptions) => <Rows of={useOptionRows(column)} />;

function Panel({ of, columns }: { readonly of: ListPanelOptions; readonly columns: readonly CascadeColumnView[] }) {
  const panel = useListPanel(of);
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ style: { background: 'Canvas' } })}>
        <input {...panel.getSearchProps()} />
        {columns.length === 0 ? <Rows of={panel} /> : columns.map(({ key, ...column }) => <Level key={key} {...column} />)}
      </div>
    </Layer>
  );
}

/** Levels side by side in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnCascader({ onChange }: { readonly onChange?: (path: CascadePath) => void }) {
  const gate = useCascader({
    label: '料金所',
    placeholder: '選択',
    source,
    initialValue: ['r0', 'r0g1'],
    onChange,
    messages,
    initial: { viewportPx: 240, rowPx: 24 },
  });
  return (
    <div {...gate.getFieldProps()}>
      <span {...gate.getNameProps()}>料金所</span>
      <div {...gate.getBoxProps()}>
        <button {...gate.getOpenerProps()}>{gate.isLoading ? '…' : gate.getText() || '選択'}</button>
      </div>
      {gate.isOpen && <Panel of={gate.panel} columns={gate.columns} />}
    </div>
  );
}
