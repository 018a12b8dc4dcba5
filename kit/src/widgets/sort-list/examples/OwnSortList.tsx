import { memo, useState } from 'react';
import { sortCellProps, sortHandleProps, sortItemProps, sortNameProps, sortStepProps, sortTakeOutProps, useSortList } from '../headless.ts';
import type { SortEntry, SortItemView, SortListMessages } from '../headless.ts';

const messages: SortListMessages = {
  place: (number, total) => `${total} 件中 ${number} 番目`,
  move: (label) => `${label}を移動`,
  moveUp: (label) => `${label}を上へ`,
  moveDown: (label) => `${label}を下へ`,
  takeOut: (label) => `${label}を外す`,
  grabbed: (label, place, total) => `${label}をつかみました、${total} 件中 ${place} 番目。上下キーで移動、スペースで放す、Esc で取り消し`,
  moved: (label, place, total) => `${label}、${total} 件中 ${place} 番目`,
  dropped: (label, place) => `${label}を ${place} 番目に置きました`,
  cancelled: (place) => `取り消しました、${place} 番目に戻りました`,
  isFirst: '先頭です',
  isLast: '末尾です',
};
const START: readonly SortEntry[] = [
  { id: 'code', label: '番号' },
  { id: 'place', label: '場所', note: '含む' },
  { id: 'day', label: '日付', problem: 'この項目はありません' },
];

/** An item full of marks of its own, which the list must not take for its rows. */
const Item = memo(function Item({ view }: { readonly view: SortItemView }) {
  const { item } = view;
  return (
    <li {...sortItemProps(view, { className: 'own', style: { display: 'flex' } })}>
      {view.canMove && (
        <span {...sortCellProps()}>
          <button {...sortHandleProps(view)}>
            <i data-slot="handle">⠿</i>
          </button>
        </span>
      )}
      <span {...sortCellProps()}>
        {view.canOpen ? (
          <button {...sortNameProps(view)}>
            <b data-item="place" data-part="4">
              {item.label}
            </b>
          </button>
        ) : (
          item.label
        )}
        {item.note && <small>{item.note}</small>}
        {item.problem && <em title={item.problem}>!</em>}
      </span>
      {view.hasSteps && (
        <span {...sortCellProps()}>
          <button {...sortStepProps(view, -1)}>↑</button>
          <button {...sortStepProps(view, 1)}>↓</button>
        </span>
      )}
      {view.canTakeOut && (
        <span {...sortCellProps()}>
          <button {...sortTakeOutProps(view)}>×</button>
        </span>
      )}
    </li>
  );
});

interface OwnSortListProps {
  readonly layout?: 'rows' | 'line';
  readonly onMove?: (from: number, to: number) => void;
}

/** A list put into order in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnSortList({ layout = 'rows', onMove }: OwnSortListProps) {
  const [items, setItems] = useState(START);
  const [openId, onOpen] = useState<string | null>(null);
  const list = useSortList({
    label: '並び順',
    items,
    layout,
    openId,
    onOpen,
    onMove(from, to) {
      onMove?.(from, to);
      setItems(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
    },
    onRemove: (at) => setItems(items.toSpliced(at, 1)),
    messages,
  });
  return (
    <div>
      {list.items.length > 0 && (
        <ul {...list.getListProps({ style: { listStyle: 'none', padding: 0 } })}>
          {list.items.map((view, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- elements stay where they are, items change places
            <Item key={place} view={view} />
          ))}
        </ul>
      )}
      <p {...list.getEndProps()}>
        <button type="button" onClick={() => setItems(START)}>
          追加
        </button>
      </p>
    </div>
  );
}
