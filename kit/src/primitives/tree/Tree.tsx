import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isExpanded } from '../../engines/row-core/index.ts';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { useKit } from '../kit-provider/index.ts';
import { useFoundWords } from '../list-results/index.ts';
import { LoadFailed, TreeSkeleton } from '../state-panel/index.ts';
import { noMatch, probe, rows as rowsStyle } from './Tree.css.ts';
import { TreeRow } from './TreeRow.tsx';
import type { TreeProps } from './types.ts';
import { useTree } from './useTree.ts';

/**
 * A tree in one column, of any size. One tab stop; arrows walk, open and close, Home and End go to the ends, `*` opens
 * the siblings, letters find a label, Enter and Space choose. Choosing does not open. With `checks` every node has a
 * checkbox that stands for the leaves below it, and choosing is checking.
 */
export function Tree<N>(props: TreeProps<N>) {
  const { label, keyword = '', selectedId, state = { kind: 'ready' } } = props;
  const { t } = useLingui();
  const { tree, shown, view, openIds, checks, rows, filter, handlers } = useTree(props);
  const { scroller, position } = rows;
  const { regionRef, rowsRef, probeRef } = scroller;
  const wanted = keyword.trim();
  const isReady = state.kind === 'ready';
  const hasRows = isReady && view.count > 0;
  useFilterAnnounced(filter?.matchCount ?? null);

  return (
    <div
      ref={regionRef}
      className={scrollRegion}
      tabIndex={-1}
      onScroll={scroller.onScroll}
      {...(hasRows
        ? handlers
        : {
            role: 'group',
            'aria-label': label,
            'aria-busy': state.kind === 'loading',
            onFocus: handlers.onFocus,
            onBlur: handlers.onBlur,
          })}
    >
      <div ref={probeRef} className={probe} aria-hidden="true" />
      {hasRows && (
        <div
          ref={rowsRef}
          role="tree"
          aria-label={label}
          aria-multiselectable={checks ? true : undefined}
          className={rowsStyle}
          style={{ blockSize: view.count * scroller.rowPx }}
        >
          {scroller.window.slots.map((at, slot) => {
            if (at < 0) return null;
            const row = view.at(at);
            const node = shown(row);
            return (
              <TreeRow
                key={slot}
                domId={scroller.slotId(slot)}
                slot={slot}
                offsetPx={at * scroller.rowPx}
                node={node}
                depth={tree.depth(row)}
                setSize={tree.setSize(row)}
                positionInSet={tree.positionInSet(row)}
                isExpanded={tree.hasChildren(row) ? isExpanded(tree, row, openIds) : undefined}
                isSelected={selectedId === undefined ? undefined : node.id === selectedId}
                checked={checks?.stateOf(row)}
                isTabStop={at === position}
              />
            );
          })}
        </div>
      )}
      {isReady && !hasRows && <p className={noMatch}>{filter ? t`Nothing matches “${wanted}”` : t`Nothing here yet`}</p>}
      {state.kind === 'loading' && <TreeSkeleton label={label} />}
      {state.kind === 'failed' && <LoadFailed onRetry={state.retry} />}
    </div>
  );
}

/** Says how many nodes a filter found, and that it was taken away. */
function useFilterAnnounced(matchCount: number | null) {
  const { t } = useLingui();
  const found = useFoundWords();
  const { announcer } = useKit();
  const before = useRef(matchCount);
  useEffect(() => {
    if (matchCount === before.current) return;
    before.current = matchCount;
    if (matchCount === null) announcer.say(t`Search cleared`);
    else announcer.say(found(matchCount));
  }, [announcer, found, matchCount, t]);
}
