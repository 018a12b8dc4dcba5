/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo, useEffect, useState } from 'react';
import { createNodeTree, fromTree } from '../../../engines/node-source/index.ts';
import type { PickNode } from '../../../engines/node-source/index.ts';
import {
  isPartOfName,
  pickActionCellProps,
  pickActionProps,
  pickCellProps,
  pickGoProps,
  pickNameProps,
  pickNoteOf,
  pickReasonProps,
  pickRowProps,
  pickToggleProps,
  usePickTree,
} from '../headless.ts';
import type { PickEndView, PickNodeView, PickTreeMessages, PickTreeOptions } from '../headless.ts';

const messages: PickTreeMessages = {
  loading: (isMore) => (isMore ? '続きを読み込み中' : '読み込み中'),
  loaded: (count, total) => (total > count ? `全 ${total} 件中 ${count} 件を読み込みました` : `${count} 件を読み込みました`),
  nothingBelow: '下には何もありません',
  failed: '読み込めませんでした、再試行できます',
  loadedTogether: (count, failed) => (failed > 0 ? `${count} 件を読み込み、${failed} 件は失敗しました` : `${count} 件を読み込みました`),
  found: (count) => `${count} 件見つかりました`,
  foundMore: (count) => `${count} 件より多く見つかりました`,
  searchCleared: '検索を解除しました',
};
const ENDS = { loading: '読み込み中', loaded: '続きを読み込む', failed: '再試行', last: 'これで全部です' } as const;
const ROW = { position: 'absolute', insetInline: 0, blockSize: 28, overflow: 'hidden' } as const;

/** A row full of marks of its own, which the tree must not take for its rows. */
const Row = memo(function Row({ view }: { readonly view: PickNodeView<PickNode> }) {
  const { row, look, action } = view;
  const note = pickNoteOf(view, '…');
  return (
    <div {...pickRowProps(view, { className: 'own', style: { ...ROW, paddingInlineStart: view.depth * 16 } })}>
      <span {...pickCellProps()} data-slot="cell" data-mp-row="0">
        {row.canOpen && <b {...pickToggleProps()}>{row.isOpen ? '–' : '+'}</b>}
        {view.hasMark && <i aria-hidden="true">{look.isChosen ? '☑' : '☐'}</i>}
        <span {...pickNameProps(view)}>
          {look.label} {note && isPartOfName(view, note) && <small>{note}</small>}
        </span>
        {note && !isPartOfName(view, note) && <small {...pickReasonProps(view)}>{note}</small>}
      </span>
      {action && (
        <span {...pickActionCellProps()}>
          <button {...pickActionProps(view)}>{action.label}</button>
        </span>
      )}
    </div>
  );
});

function End({ view }: { readonly view: PickEndView }) {
  const { status } = view;
  return (
    <div {...pickRowProps(view, { style: ROW })}>
      <span {...pickCellProps()}>
        {status === 'failed' && '読み込めませんでした'}
        {status === 'loaded' || status === 'failed' ? <button {...pickGoProps(view)}>{ENDS[status]}</button> : ENDS[status]}
      </span>
    </div>
  );
}

/** Rows of a tree or list in markup of one's own. */
export function OwnRows<N extends PickNode>(options: Omit<PickTreeOptions<N>, 'messages'>) {
  const tree = usePickTree({ ...options, messages, initial: { viewportPx: 240, rowPx: 28 } });
  return (
    <>
      <section {...tree.getRegionProps({ style: { blockSize: 240, overflow: 'auto', position: 'relative' } })}>
        <i {...tree.getProbeProps({ style: { ...ROW, visibility: 'hidden' } })} />
        {tree.status === 'rows' ? (
          <div {...tree.getGridProps({ style: { position: 'relative' } })}>
            {tree.rows.map(
              (view, slot) => view && (view.kind === 'node' ? <Row key={slot} view={view} /> : <End key={slot} view={view} />),
            )}
          </div>
        ) : (
          <p>
            {tree.status}
            {tree.status === 'failed' && (
              <button type="button" onClick={tree.retry}>
                {ENDS.failed}
              </button>
            )}
          </p>
        )}
      </section>
      {tree.more && (
        <p>
          {messages.loaded(tree.more.count, tree.more.total)} <button {...tree.getMoreProps()}>{ENDS.loaded}</button>
        </p>
      )}
    </>
  );
}

const gate = (id: string): PickNode => ({ id, fullName: `料金所 ${id}`, isLeaf: true });
const depots: readonly PickNode[] = ['1', '2', '3'].map((id) => ({
  id,
  fullName: `支社 ${id}`,
  children: [gate(`${id}-1`), gate(`${id}-2`)],
}));

interface OwnPickTreeProps {
  readonly onChoose?: (ids: readonly string[]) => void;
}

/** A tree to choose from in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnPickTree({ onChoose }: OwnPickTreeProps) {
  const [tree] = useState(() => createNodeTree(fromTree(depots)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    tree.send({ type: 'start' });
    return () => tree.send({ type: 'stop' });
  }, [tree]);
  return (
    <div>
      <OwnRows
        label="拠点"
        tree={tree}
        shape="tree"
        look={({ id, fullName }) => ({ label: fullName, isChosen: chosen.has(id), refusal: null, hasMark: true })}
        choice={{
          kind: 'many',
          onChoose(nodes) {
            const ids = nodes.map(({ id }) => id);
            setChosen(new Set([...chosen, ...ids].filter((id) => !(chosen.has(id) && ids.includes(id)))));
            onChoose?.(ids);
          },
        }}
      />
    </div>
  );
}
