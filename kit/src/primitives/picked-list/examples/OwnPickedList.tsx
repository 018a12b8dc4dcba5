/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo, useRef, useState } from 'react';
import { pickedCellProps, pickedRemoveCellProps, pickedRemoveProps, pickedRowProps, usePickedList } from '../headless.ts';
import type { PickedListData, PickedRowView } from '../headless.ts';

const ROW = { position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: 28, overflow: 'hidden' } as const;
const messages = { remove: (name: string) => `${name}を外す` };

/** A row full of marks of its own, which the list must not take for its rows. */
const Row = memo(function Row({ view }: { readonly view: PickedRowView }) {
  return (
    <div {...pickedRowProps(view, { className: 'own', style: ROW })}>
      <span {...pickedCellProps()} data-slot="cell">
        {view.text} {view.note && <small data-mp-row="0">{view.note}</small>}
      </span>
      {view.removeLabel !== null && (
        <span {...pickedRemoveCellProps()}>
          <button {...pickedRemoveProps(view)}>×</button>
        </span>
      )}
    </div>
  );
});

/** Chosen things in rows of plain elements. */
export function OwnPickedRows<T>(data: PickedListData<T>) {
  const list = usePickedList({ ...data, messages, initial: { viewportPx: 240, rowPx: 28 } });
  return (
    <div {...list.getRegionProps({ style: { blockSize: 240, overflow: 'auto', position: 'relative' } })}>
      <i {...list.getProbeProps({ style: { ...ROW, visibility: 'hidden' } })} />
      {list.isEmpty ? (
        <p>まだ何も選んでいません</p>
      ) : (
        <div {...list.getGridProps({ style: { position: 'relative' } })}>
          {list.rows.map((view, slot) => view && <Row key={slot} view={view} />)}
        </div>
      )}
    </div>
  );
}

interface Gate {
  readonly id: string;
  readonly name: string;
}

const gates: readonly Gate[] = Array.from({ length: 60 }, (_, at) => ({ id: `g${at + 1}`, name: `料金所 ${at + 1}` }));
const identityOf = ({ id }: Gate) => id;
const show = ({ id, name }: Gate) => ({ text: name, note: id });

interface OwnPickedListProps {
  readonly count?: number;
  readonly onRemove?: (id: string) => void;
}

/** A list of what is chosen, in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnPickedList({ count = gates.length, onRemove }: OwnPickedListProps) {
  const [items, setItems] = useState(() => gates.slice(0, count));
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section lang="ja" aria-label="選択中">
      <h2 ref={headingRef} tabIndex={-1}>
        選択中
      </h2>
      <OwnPickedRows
        label="選択中"
        items={items}
        identityOf={identityOf}
        show={show}
        headingRef={headingRef}
        onRemove={(id) => {
          setItems(items.filter((item) => item.id !== id));
          onRemove?.(id);
        }}
      />
    </section>
  );
}
