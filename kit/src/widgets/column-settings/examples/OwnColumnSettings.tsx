/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of controls with one tab stop, which a list element cannot be */
import { memo, useState } from 'react';
import {
  columnCellProps,
  columnCheckProps,
  columnHandleProps,
  columnKeepProps,
  columnRowProps,
  columnStepProps,
  useColumnPanel,
  useColumnSettings,
} from '../headless.ts';
import type { ColumnRowView, ColumnSettingsPorts, ListColumns } from '../headless.ts';
import { japanesePanel, japaneseSettings } from './japanese.ts';
import { memoryStorage } from './memory.ts';

const columns = ['番号', '状態', '地点', '担当'].map((header, at) => ({ id: `c${at}`, prop: `c${at}`, header }));

/** A row full of marks of its own, which the list must not take for its rows. */
const Row = memo(function Row({ view }: { readonly view: ColumnRowView }) {
  return (
    <div {...columnRowProps(view, { className: 'own', style: { display: 'flex' } })}>
      <span {...columnCellProps()}>
        <button {...columnHandleProps(view)}>⠿</button>
      </span>
      <label {...columnCellProps()}>
        <input {...columnCheckProps(view)} />
        <b data-prop="c0" data-part="4" data-slot="name">
          {view.column.label}
        </b>
      </label>
      <span {...columnCellProps()}>
        <button {...columnStepProps(view, -1)}>↑</button>
        <button {...columnStepProps(view, 1)}>↓</button>
        <button {...columnKeepProps(view)}>⚲</button>
      </span>
    </div>
  );
});

function Panel({ settings }: { readonly settings: ListColumns }) {
  const panel = useColumnPanel({ settings, label: '列', messages: japanesePanel });
  return (
    <fieldset>
      <legend {...panel.getCountProps()}>{panel.countText}</legend>
      <div {...panel.getListProps()}>
        {panel.rows.map((view, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows stay where they are, their columns change
          <Row key={place} view={view} />
        ))}
      </div>
      <button type="button" onClick={panel.restore}>
        初期設定
      </button>
      {panel.canUndo && (
        <button type="button" onClick={panel.undo}>
          元に戻す
        </button>
      )}
      <button type="button" disabled={!panel.isChanged} onClick={panel.apply}>
        適用
      </button>
    </fieldset>
  );
}

/** Columns of a list, shown and put into order in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnColumnSettings({ ports }: { readonly ports?: ColumnSettingsPorts }) {
  const [own] = useState((): ColumnSettingsPorts => {
    const storage = memoryStorage();
    return { openStorage: () => storage };
  });
  const settings = useColumnSettings({ listId: 'own', columns, ports: ports ?? own, messages: japaneseSettings });
  const { order, hidden } = settings.table.columnSettings;
  const shown = columns.filter(({ id }) => !hidden.includes(id)).toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return (
    <div>
      <Panel settings={settings} />
      <p aria-label="表の列">{shown.map(({ header }) => header).join(' ')}</p>
    </div>
  );
}
