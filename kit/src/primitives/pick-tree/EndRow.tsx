/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { LoaderCircle, RefreshCw, TriangleAlert } from 'lucide';
import type { LevelEndRow, NodeTree, PickNode } from '../../engines/node-source/index.ts';
import { Icon } from '../icon/index.ts';
import { END_INDENT_PX, STEP_PX, cell, endAction, endRow, failure, spinner } from './PickTree.css.ts';
import type { LastRow } from './shownRows.ts';

interface EndRowProps<N extends PickNode> {
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly isTabStop: boolean;
  readonly row: LevelEndRow | LastRow;
  readonly isTree: boolean;
  readonly tree: NodeTree<N>;
}

/** Last row of a level: it is loading, it goes on, it did not load, or it is over. A row like any other to the keyboard. */
export function EndRow<N extends PickNode>({ domId, slot, offsetPx, isTabStop, row, isTree, tree }: EndRowProps<N>) {
  const { t } = useLingui();
  const status = row.kind === 'end' ? row.status : 'last';
  const go = (type: 'more' | 'retry') => row.kind === 'end' && tree.send({ type, at: row.at });
  return (
    <div
      role="row"
      id={domId}
      data-mp-row={slot}
      className={endRow}
      style={{ transform: `translateY(${offsetPx}px)`, paddingInlineStart: isTree ? END_INDENT_PX + row.depth * STEP_PX : undefined }}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={isTree ? row.depth + 1 : undefined}
      aria-busy={status === 'loading' || undefined}
    >
      <span role="gridcell" className={cell}>
        {status === 'loading' && (
          <>
            <span className={spinner}>
              <Icon of={LoaderCircle} size="s" />
            </span>
            {t`Loading…`}
          </>
        )}
        {status === 'loaded' && (
          <button type="button" tabIndex={-1} data-mp-stop={0} className={endAction} onClick={() => go('more')}>
            {t`Load more`}
          </button>
        )}
        {status === 'failed' && (
          <>
            <span className={failure}>
              <Icon of={TriangleAlert} size="s" />
              {t`Loading failed`}
            </span>
            <button type="button" tabIndex={-1} data-mp-stop={0} className={endAction} onClick={() => go('retry')}>
              <Icon of={RefreshCw} size="s" />
              {t`Retry`}
            </button>
          </>
        )}
        {status === 'last' && t`Nothing more`}
      </span>
    </div>
  );
}
