import { useEffect, useRef } from 'react';
import { nodesOf, shownLevel, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { NodeAt, NodeTree, NodeTreeState, PickNode } from '../../engines/node-source/index.ts';
import type { PickMore } from './types.ts';

/**
 * Part of a list that is here, and the next page for whoever does not scroll; null where the list is whole.
 * @param onArrived puts the keyboard on the first new row after the next page was asked for
 */
export function useMore<N extends PickNode>(
  state: NodeTreeState<N>,
  tree: NodeTree<N>,
  onArrived: (position: number) => void,
): PickMore | null {
  const level = shownLevel(state);
  const count = nodesOf(level).length;
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    const first = pressedAt.current;
    if (first === null || count <= first) return;
    pressedAt.current = null;
    // Not while React is rendering: moving the keyboard renders at once.
    queueMicrotask(() => onArrived(first));
  }, [count, onArrived]);

  const isWhole = level.status === 'loaded' && !level.hasMore;
  if (isWhole || (level.status === 'loading' && level.before.status === 'none')) return null;
  const at: NodeAt = state.search ? { at: 'matching', keyword: state.search.keyword } : { at: 'root' };
  return {
    count,
    total: sizeOfLevel(level.status === 'loading' ? level.before : level),
    isLoading: level.status === 'loading',
    load() {
      pressedAt.current = count;
      tree.send({ type: level.status === 'failed' ? 'retry' : 'more', at });
    },
  };
}
