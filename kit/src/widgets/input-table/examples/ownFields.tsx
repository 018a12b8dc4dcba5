import { Layer } from '../../../engines/layer-stack/index.ts';
import { isEmptyCell } from '../../../engines/input-rows/index.ts';
import { optionRowProps, useListPanel } from '../../../primitives/option-list/headless.ts';
import type { ListPanelOptions } from '../../../primitives/option-list/headless.ts';
import { useSelect } from '../../../primitives/select/headless.ts';
import type { SelectMessages } from '../../../primitives/select/headless.ts';
import type { CellFieldProps, InputColumn, Row } from '../headless.ts';

const OPTION = { blockSize: 24, overflow: 'hidden' } as const;
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A text or a number as a field of a card. */
function OwnText({ id, label, error, isRequired, use, value, onChange, onLeave }: CellFieldProps) {
  return (
    <label>
      {label}
      <input
        id={id}
        style={{ maxInlineSize: '100%' }}
        aria-required={isRequired || undefined}
        aria-invalid={Boolean(error) || undefined}
        readOnly={use !== 'editable'}
        value={asText(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {error}
    </label>
  );
}

const selectMessages: SelectMessages = {
  field: {
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
  },
  list: {
    found: (count) => `${count} 件見つかりました`,
    searchCleared: '検索を解除しました',
    loadingFailed: '読み込めませんでした',
    cells: (texts) => texts.join('、'),
    search: (label) => `${label}を検索`,
    searchPlaceholder: '検索',
  },
  selected: (name) => `${name}を選択`,
};

function Options({ of }: { readonly of: ListPanelOptions }) {
  const panel = useListPanel(of);
  return (
    <Layer of={panel.layer}>
      <div {...panel.getPanelProps({ style: { background: 'Canvas' } })}>
        <div {...panel.getListProps({ style: { position: 'relative', overflow: 'auto', maxBlockSize: 240 } })}>
          <i {...panel.getProbeProps({ style: { ...OPTION, position: 'absolute', visibility: 'hidden' } })} />
          <div {...panel.getRowsProps()}>
            {panel.rows.map(
              (view, slot) =>
                view?.kind === 'option' && (
                  <div key={slot} {...optionRowProps(view, { style: OPTION })}>
                    {view.row.label}
                  </div>
                ),
            )}
          </div>
        </div>
      </div>
    </Layer>
  );
}

/** A field in which one of a few texts is chosen. */
const ownChoice = (texts: readonly string[]) => {
  const options = texts.map((text) => ({ id: text, label: text }));
  return function OwnChoice({ id, label, error, isRequired, use, value, onChange }: CellFieldProps) {
    const select = useSelect({
      id,
      label,
      error,
      isRequired,
      use,
      options,
      placeholder: '',
      value: asText(value) || null,
      onChange,
      messages: selectMessages,
      initial: { viewportPx: 120, rowPx: 24 },
    });
    return (
      <div {...select.getFieldProps()}>
        <span {...select.getNameProps()}>{label}</span>
        <div {...select.getBoxProps()}>
          <button {...select.getOpenerProps()}>{select.getText() || '–'}</button>
        </div>
        {select.isOpen && <Options of={select.panel} />}
      </div>
    );
  };
};

/** Words of the columns of an order. */
export interface OrderWords {
  readonly name: string;
  readonly count: string;
  readonly unit: string;
  readonly code: string;
  readonly units: readonly string[];
  readonly empty: string;
  readonly noNumber: string;
}

const usual = {
  minPx: 96,
  flex: 1,
  isRequired: () => false,
  isShown: () => true,
  isDisabled: () => false,
  problem: () => null,
  text: asText,
} as const;

/** Columns of an order of materials: a name and a count that are typed, a unit that is chosen, a code that is given. */
export function orderColumns(words: OrderWords): readonly InputColumn[] {
  const required = (id: string) => ({
    isRequired: () => true,
    problem: (row: Row) => (isEmptyCell(row[id]) ? words.empty : null),
  });
  return [
    {
      ...usual,
      ...required('name'),
      id: 'name',
      label: words.name,
      kind: 'typed',
      empty: '',
      read: (value) => ({ value }),
      Field: OwnText,
    },
    {
      ...usual,
      ...required('count'),
      id: 'count',
      label: words.count,
      kind: 'typed',
      align: 'end',
      inputMode: 'decimal',
      empty: null,
      read: (text) => (text === '' ? { value: null } : /^\d+(\.\d+)?$/.test(text) ? { value: text } : { problem: words.noNumber }),
      Field: OwnText,
      sum: { hasThousands: true },
    },
    {
      ...usual,
      id: 'unit',
      label: words.unit,
      kind: 'field',
      empty: '',
      read: (text) => (words.units.includes(text) ? { value: text } : { problem: words.empty }),
      Field: ownChoice(words.units),
    },
    { ...usual, id: 'code', label: words.code, kind: 'fixed', empty: 'M-01' },
  ];
}
