import { useCallback, useEffect, useState } from 'react';
import { createNodeTree } from '../../../engines/node-source/index.ts';
import type { NodeSource, NodeTree } from '../../../engines/node-source/index.ts';
import { PickTree } from '../index.ts';
import type { ChosenBy, PickTreeLook, PickTreeProps } from '../index.ts';
import type { Unit } from './organization.ts';
import { pane } from './pane.css.ts';

export interface PaneProps extends Partial<Pick<PickTreeProps<Unit>, 'shape' | 'action' | 'beginsWith' | 'label'>> {
  readonly source: NodeSource<Unit>;
  readonly kind?: 'many' | 'one' | 'place';
  readonly keyword?: string;
  readonly chosen?: readonly string[];
  readonly onChoose?: (ids: readonly string[], by: ChosenBy) => void;
  readonly onConfirm?: (id: string) => void;
  readonly onRefused?: (reason: string) => void;
  readonly onTree?: (tree: NodeTree<Unit>) => void;
}

/** A tree that keeps what is chosen, as a picker would. */
export function Pane({ source, kind = 'many', keyword = '', shape = 'tree', label = '组织架构', ...rest }: PaneProps) {
  const [tree] = useState(() => createNodeTree(source));
  const [chosen, setChosen] = useState(() => new Set(rest.chosen));
  const { onTree } = rest;
  useEffect(() => {
    tree.send({ type: 'start' });
    onTree?.(tree);
    return () => tree.send({ type: 'stop' });
  }, [tree, onTree]);
  useEffect(() => tree.send({ type: 'search', keyword }), [tree, keyword]);

  const look = useCallback(
    (node: Unit, { isFound }: { readonly isFound: boolean }): PickTreeLook => ({
      label: node.fullName,
      note: isFound ? `云望高速 / ${node.note ?? ''}` : node.note,
      isChosen: chosen.has(node.id),
      refusal: node.isDisabled ? '已停用，不可选择' : kind === 'one' && node.type !== 'user' ? '只能选择人员' : null,
      hasMark: Boolean(node.isDisabled),
    }),
    [chosen, kind],
  );

  function choose(nodes: readonly Unit[], by: ChosenBy) {
    const ids = nodes.map(({ id }) => id);
    rest.onChoose?.(ids, by);
    if (kind !== 'many') return setChosen(new Set(ids));
    const next = new Set(chosen);
    for (const id of ids) {
      if (by === 'node' && next.has(id)) next.delete(id);
      else next.add(id);
    }
    setChosen(next);
  }

  return (
    <div className={pane}>
      <PickTree
        key={keyword}
        label={label}
        tree={tree}
        shape={shape}
        look={look}
        choice={{
          kind,
          onChoose: choose,
          onConfirm: ({ id }) => rest.onConfirm?.(id),
          onRefused: (_, reason) => rest.onRefused?.(reason),
        }}
        action={rest.action}
        beginsWith={rest.beginsWith}
      />
    </div>
  );
}
