/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { nodesOf, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { PickNode } from '../../engines/node-source/index.ts';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { LoadFailed, TreeSkeleton } from '../state-panel/index.ts';
import { EndRow } from './EndRow.tsx';
import { MoreBar } from './MoreBar.tsx';
import { nothing, probe, rows as rowsStyle } from './PickTree.css.ts';
import { PickTreeRow } from './PickTreeRow.tsx';
import type { PickTreeProps } from './types.ts';
import { usePickTree } from './usePickTree.ts';

/**
 * A tree, or a list, of any size that loads as it is opened and scrolled, to choose from. One tab stop: arrows walk, open
 * and close, Space chooses, Shift chooses on the way, `*` opens the siblings, letters find a name. What is loading, failed
 * or goes on says so in its place. Holds no choice of its own.
 * @reading R-212
 */
export function PickTree<N extends PickNode>(props: PickTreeProps<N>) {
  const { label, tree, shape, choice, action, nothing: reason } = props;
  const { t } = useLingui();
  const { state, level, rows, active, enter, lookAt, handlers } = usePickTree(props);
  const { scroller, position } = active;
  const { regionRef, rowsRef, probeRef } = scroller;
  const isTree = shape === 'tree';
  const hasRows = rows.length > 0;
  const isLoading = nodesOf(level).length === 0 && (level.status === 'loading' || level.status === 'none');
  const keyword = state.search?.keyword;

  return (
    <>
      <div
        ref={regionRef}
        className={scrollRegion}
        tabIndex={-1}
        onScroll={scroller.onScroll}
        {...handlers}
        {...(!hasRows && { role: 'group', 'aria-label': label, 'aria-busy': isLoading })}
      >
        <div ref={probeRef} className={probe} aria-hidden="true" />
        {hasRows && (
          <div
            ref={rowsRef}
            role={isTree ? 'treegrid' : 'grid'}
            aria-label={label}
            aria-multiselectable={choice.kind === 'many' || undefined}
            aria-rowcount={isTree ? undefined : sizeOfLevel(level)}
            aria-busy={isTree ? undefined : level.status === 'loading'}
            className={rowsStyle}
            style={{ blockSize: rows.length * scroller.rowPx }}
          >
            {scroller.window.slots.map((at, slot) => {
              const row = rows[at];
              if (!row) return null;
              const place = { domId: scroller.slotId(slot), slot, offsetPx: at * scroller.rowPx, isTabStop: at === position };
              if (row.kind !== 'node') return <EndRow key={slot} {...place} row={row} isTree={isTree} tree={tree} />;
              return (
                <PickTreeRow
                  key={slot}
                  {...place}
                  at={at}
                  row={row}
                  isTree={isTree}
                  kind={choice.kind}
                  look={lookAt(row)}
                  action={action?.(row.node) ?? null}
                />
              );
            })}
          </div>
        )}
        {!hasRows && level.status === 'empty' && (
          <p className={nothing}>{keyword ? t`Nothing matches “${{ wanted: keyword }}”` : (reason ?? t`Nothing here yet`)}</p>
        )}
        {!hasRows && isLoading && <TreeSkeleton label={label} />}
        {!hasRows && level.status === 'failed' && (
          <LoadFailed onRetry={() => tree.send({ type: 'retry', at: keyword ? { at: 'matching', keyword } : { at: 'root' } })} />
        )}
      </div>
      {hasRows && (!isTree || keyword !== undefined) && <MoreBar state={state} tree={tree} onArrived={enter} />}
    </>
  );
}
