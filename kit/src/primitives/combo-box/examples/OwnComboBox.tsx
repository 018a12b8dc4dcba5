import { useState } from 'react';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { optionRowProps, useListPanel } from '../../option-list/headless.ts';
import type { ListPanelOptions } from '../../option-list/headless.ts';
import { useComboBox } from '../headless.ts';
import type { ComboBoxMessages, Suggestion } from '../headless.ts';

const stations: readonly Suggestion[] = ['青渓', '青山', '白鶴'].map((text, at) => ({ id: `s${at}`, text }));
const messages: ComboBoxMessages = {
  field: { problem: (label, problem) => `${label}：${problem}`, count: (chars, maxChars) => `${chars}/${maxChars}` },
  list: {
    found: (count) => `${count} 件の候補`,
    searchCleared: '候補を閉じました',
    loadingFailed: '読み込めませんでした',
    cells: (texts) => texts.join('、'),
    search: (label) => `${label}を検索`,
    searchPlaceholder: '検索',
  },
  clear: (label) => `${label}を消す`,
};
const ROW = { blockSize: 24, overflow: 'hidden' } as const;

function Panel({ of }: { readonly of: ListPanelOptions }) {
  const panel = useListPanel(of);
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ style: { display: 'grid', background: 'Canvas' } })}>
        <div {...panel.getListProps({ style: { position: 'relative', overflow: 'auto', maxBlockSize: 240 } })}>
          <i {...panel.getProbeProps({ style: { ...ROW, position: 'absolute', visibility: 'hidden' } })} />
          <div {...panel.getRowsProps()}>
            {panel.rows.map(
              (view, slot) =>
                view?.kind === 'option' && (
                  <div key={slot} {...optionRowProps(view, { style: ROW })}>
                    <b data-slot="name">{view.row.label}</b>
                  </div>
                ),
            )}
          </div>
        </div>
        {!panel.hasRows && <p>候補なし</p>}
      </div>
    </Layer>
  );
}

/** A text with suggestions in markup of one's own, which keeps its text itself. */
export function OwnComboBox({ onChange }: { readonly onChange?: (text: string) => void }) {
  const [suggestions, setSuggestions] = useState({ items: stations, state: { kind: 'ready' } as const });
  const field = useComboBox({
    label: '料金所',
    initialValue: '青',
    onChange,
    suggestions,
    onSuggest(text) {
      setSuggestions({ ...suggestions, items: stations.filter((station) => station.text.includes(text)) });
    },
    messages,
    initial: { viewportPx: 240, rowPx: 24 },
  });
  return (
    <div {...field.getFieldProps()}>
      <label {...field.getLabelProps()}>料金所</label>
      <span {...field.getBoxProps()}>
        <input {...field.getInputProps({ className: 'own' })} />
        {field.canClear && <button {...field.getClearProps()}>×</button>}
      </span>
      {field.isOpen && <Panel of={field.panel} />}
    </div>
  );
}
