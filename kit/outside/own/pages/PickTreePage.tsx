/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useAnnounce } from '@milepost/kit/engines/environment';
import { createNodeTree } from '@milepost/kit/engines/node-source';
import type { NodeTree, PickNode } from '@milepost/kit/engines/node-source';
import {
  isPartOfName,
  pickCellProps,
  pickGoProps,
  pickNameProps,
  pickNoteOf,
  pickReasonProps,
  pickRowProps,
  pickToggleProps,
  usePickTree,
} from '@milepost/kit/headless/pick-tree';
import type { PickEndView, PickNodeView, PickTreeLook } from '@milepost/kit/headless/pick-tree';
import { useTextField } from '@milepost/kit/headless/text-field';
import { memo, useCallback, useEffect, useState } from 'react';
import { Badge, Button, Card, Input, Label, Slot } from '../ui.tsx';
import { textMessages } from './messages.ts';
import { createGates } from './gates.ts';
import { pickTreeMessages } from './pickTreeMessages.ts';

const initial = { viewportPx: 384, rowPx: 32 };
const ENDS = { loading: '読み込み中…', loaded: '続きを読み込む', failed: '再試行', last: 'これで全部です' };
const FAILED = '読み込めませんでした';

const Row = memo(function Row({ view }: { readonly view: PickNodeView<PickNode> }) {
  const { row, look } = view;
  const note = pickNoteOf(view, ENDS.loading);
  const isNamed = note !== undefined && isPartOfName(view, note);
  return (
    <div {...pickRowProps(view, { className: 'tree-row' })}>
      <span {...pickCellProps({ className: 'flex gap-2 items-center grow min-w-0' })}>
        <span {...pickToggleProps({ className: 'toggle' })}>{row.canOpen ? (row.isOpen ? '▾' : '▸') : ''}</span>
        {view.hasMark && <span aria-hidden="true">{look.isChosen ? '☑' : '☐'}</span>}
        <span {...pickNameProps(view, { className: 'cut' })}>
          <Slot name="name">{look.label}</Slot> {isNamed && <Badge>{note}</Badge>}
        </span>
        {note && !isNamed && <small {...pickReasonProps(view, { className: 'push cut yield text-slate-600' })}>{note}</small>}
      </span>
    </div>
  );
});

/** Last row of a level. */
function End({ view }: { readonly view: PickEndView }) {
  const { status } = view;
  return (
    <div {...pickRowProps(view, { className: 'tree-row' })}>
      <span {...pickCellProps({ className: 'flex gap-2 items-center' })}>
        {status === 'failed' && FAILED}
        {status === 'loaded' || status === 'failed' ? (
          <button {...pickGoProps(view, { className: 'plain link' })}>{ENDS[status]}</button>
        ) : (
          ENDS[status]
        )}
      </span>
    </div>
  );
}

interface GateRowsProps {
  readonly tree: NodeTree<PickNode>;
  readonly look: (node: PickNode) => PickTreeLook;
  readonly onChoose: (nodes: readonly PickNode[], isTurned: boolean) => void;
  readonly onRefused: (node: PickNode, reason: string) => void;
}

/** Rows to choose from; drawn anew for another word that is searched for, so that they begin at the top. */
function GateRows({ tree, look, onChoose, onRefused }: GateRowsProps) {
  const rows = usePickTree({
    label: '拠点',
    tree,
    shape: 'tree',
    look,
    choice: { kind: 'many', onChoose: (nodes, by) => onChoose(nodes, by === 'node'), onRefused },
    messages: pickTreeMessages,
    initial,
  });
  const { status, more } = rows;
  return (
    <>
      <section {...rows.getRegionProps({ className: 'scroll h-96 border rounded' })}>
        <i {...rows.getProbeProps({ className: 'tree-row probe' })} />
        {status === 'rows' ? (
          <div {...rows.getGridProps({ className: 'relative' })}>
            {rows.rows.map(
              (view, slot) => view && (view.kind === 'node' ? <Row key={slot} view={view} /> : <End key={slot} view={view} />),
            )}
          </div>
        ) : (
          <p className="p-4">{status === 'failed' ? FAILED : status === 'empty' ? '該当する拠点はありません' : ENDS.loading}</p>
        )}
        {status === 'failed' && <Button onClick={rows.retry}>{ENDS.failed}</Button>}
      </section>
      {more && (
        <p className="flex gap-2 items-center text-sm">
          {pickTreeMessages.loaded(more.count, more.total)}
          <Button {...rows.getMoreProps()}>{ENDS.loaded}</Button>
        </p>
      )}
    </>
  );
}

/** Places that load as their region is opened, several of which are chosen. */
export function PickTreePage() {
  const [tree] = useState(() => createNodeTree(createGates()));
  const search = useTextField({ label: '拠点を探す', messages: textMessages });
  const { value: keyword } = search;
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => new Map([['1-3', '料金所 1-3']]));
  const [refused, setRefused] = useState({ keyword: '', sentence: '' });
  const announce = useAnnounce();
  useEffect(() => {
    tree.send({ type: 'start' });
    return () => tree.send({ type: 'stop' });
  }, [tree]);
  useEffect(() => tree.send({ type: 'search', keyword }), [tree, keyword]);
  const look = useCallback(
    ({ id, fullName, isDisabled, isLeaf }: PickNode): PickTreeLook => ({
      label: fullName,
      ...(isLeaf && { note: `コード ${id}` }),
      isChosen: chosen.has(id),
      refusal: isDisabled ? '休止中のため選べません' : isLeaf ? null : '料金所を選んでください',
      hasMark: isLeaf === true,
    }),
    [chosen],
  );
  function choose(nodes: readonly PickNode[], isTurned: boolean) {
    const next = new Map(chosen);
    for (const { id, fullName } of nodes)
      if (isTurned && next.has(id)) next.delete(id);
      else next.set(id, fullName);
    setChosen(next);
    setRefused({ keyword, sentence: '' });
  }
  function refuse({ fullName }: PickNode, reason: string) {
    const sentence = `${fullName}：${reason}`;
    setRefused({ keyword, sentence });
    announce(sentence);
  }
  const clear = () => setChosen(new Map());
  return (
    <Card className="stack gap-2">
      <Label {...search.getLabelProps()}>拠点を探す</Label>
      <Input {...search.getInputProps()} />
      <GateRows key={keyword} tree={tree} look={look} onChoose={choose} onRefused={refuse} />
      <p className="text-sm text-red-700">{refused.keyword === keyword && refused.sentence}</p>
      <div className="flex flex-wrap gap-2 items-center">
        <output className="text-sm">
          <span>
            {chosen.size} 件選択中：{[...chosen.values()].join('、') || 'なし'}
          </span>
        </output>
        <Button aria-disabled={chosen.size === 0 || undefined} onClick={clear}>
          すべて外す
        </Button>
      </div>
    </Card>
  );
}
