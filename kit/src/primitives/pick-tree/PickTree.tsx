import { useLingui } from '@lingui/react/macro';
import type { PickNode } from '../../engines/node-source/index.ts';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { Button } from '../button/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { pageOfRows } from '../row-scroller/index.ts';
import { LoadFailed, TreeSkeleton } from '../state-panel/index.ts';
import { EndRow } from './EndRow.tsx';
import { usePickTree } from './headless.ts';
import { pickTreeMessages } from './messages.ts';
import { ROW_HEIGHT, moreBar, nothing, probe, rows as rowsStyle } from './PickTree.css.ts';
import { PickTreeRow } from './PickTreeRow.tsx';
import type { PickTreeProps } from './types.ts';

/** In a panel, which is lower than the page. */
const PANEL = 0.3;
const ROWS = pageOfRows('pick tree', [ROW_HEIGHT, 30], PANEL);

/**
 * A tree, or a list, of any size that loads as it is opened and scrolled, to choose from. One tab stop: arrows walk, open
 * and close, Space chooses, Shift chooses on the way, `*` opens the siblings, letters find a name. What is loading, failed
 * or goes on says so in its place. Holds no choice of its own.
 * @reading R-212
 */
export function PickTree<N extends PickNode>(props: PickTreeProps<N>) {
  const { label, nothing: reason, parts } = props;
  const { t } = useLingui();
  const messages = useMessages(pickTreeMessages);
  const tree = usePickTree({ ...props, messages, guess: ROWS });
  const { status, keyword, more } = tree;

  return (
    <>
      <div {...tree.getRegionProps(rootProps(props, scrollRegion))}>
        <div {...tree.getProbeProps({ className: probe })} />
        {status === 'rows' && (
          <div {...tree.getGridProps({ className: rowsStyle })}>
            {tree.rows.map(
              (view, slot) =>
                view &&
                (view.kind === 'node' ? (
                  <PickTreeRow key={slot} view={view} parts={parts} />
                ) : (
                  <EndRow key={slot} view={view} parts={parts} />
                )),
            )}
          </div>
        )}
        {status === 'empty' && (
          <p {...partProps(parts, 'empty', nothing)}>
            {keyword ? t`Nothing matches “${{ wanted: keyword }}”` : (reason ?? t`Nothing here yet`)}
          </p>
        )}
        {status === 'loading' && <TreeSkeleton label={label} />}
        {status === 'failed' && <LoadFailed onRetry={tree.retry} />}
      </div>
      {more && (
        <div {...partProps(parts, 'more', moreBar)}>
          <span>{messages.loaded(more.count, more.total)}</span>
          <Button variant="accent" isBusy={more.isLoading} onPress={more.load}>
            {/* Said by the tree itself, as soon as it asks. */}
            {more.isLoading ? t`Loading more` : t`Load more`}
          </Button>
        </div>
      )}
    </>
  );
}
