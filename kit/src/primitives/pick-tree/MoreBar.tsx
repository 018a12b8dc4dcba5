import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { nodesOf, shownLevel, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { NodeAt, NodeTree, NodeTreeState, PickNode } from '../../engines/node-source/index.ts';
import { Button } from '../button/index.ts';
import { moreBar } from './PickTree.css.ts';

interface MoreBarProps<N extends PickNode> {
  readonly state: NodeTreeState<N>;
  readonly tree: NodeTree<N>;
  /** Puts the keyboard on the first new row after the button was pressed. */
  readonly onArrived: (position: number) => void;
}

/** Under a list that goes on: how much of it is here, and a button for whoever does not scroll. */
export function MoreBar<N extends PickNode>({ state, tree, onArrived }: MoreBarProps<N>) {
  const { t } = useLingui();
  const level = shownLevel(state);
  const count = nodesOf(level).length;
  const total = sizeOfLevel(level.status === 'loading' ? level.before : level);
  const pressedAt = useRef<number | null>(null);
  const isOver = level.status === 'loaded' && !level.hasMore;

  useEffect(() => {
    const first = pressedAt.current;
    if (first === null || count <= first) return;
    pressedAt.current = null;
    // Not while React is rendering: moving the keyboard renders at once.
    queueMicrotask(() => onArrived(first));
  }, [count, onArrived]);

  if (isOver || (level.status === 'loading' && level.before.status === 'none')) return null;
  const at: NodeAt = state.search ? { at: 'matching', keyword: state.search.keyword } : { at: 'root' };
  return (
    <div className={moreBar}>
      <span>{total > count ? t`Loaded ${{ count }} of ${{ total }}` : t`Loaded ${{ count }} items`}</span>
      <Button
        variant="accent"
        isBusy={level.status === 'loading'}
        onPress={() => {
          pressedAt.current = count;
          tree.send({ type: level.status === 'failed' ? 'retry' : 'more', at });
        }}
      >
        {/* Said by the tree itself, as soon as it asks. */}
        {level.status === 'loading' ? t`Loading more` : t`Load more`}
      </Button>
    </div>
  );
}
