import { useLingui } from '@lingui/react/macro';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { pageOfRows } from '../row-scroller/index.ts';
import { LoadFailed, TreeSkeleton } from '../state-panel/index.ts';
import { ROW_HEIGHT, noMatch, probe, rows as rowsStyle } from './Tree.css.ts';
import { TreeRow } from './TreeRow.tsx';
import { useTree } from './headless.ts';
import { treeMessages } from './messages.ts';
import type { TreeProps } from './types.ts';

const ROWS = pageOfRows('tree', [ROW_HEIGHT, 30]);

/**
 * A tree in one column, of any size. One tab stop; arrows walk, open and close, Home and End go to the ends, `*` opens
 * the siblings, letters find a label, Enter and Space choose. Choosing does not open. With `checks` every node has a
 * checkbox that stands for the leaves below it, and choosing is checking.
 */
export function Tree<N>(props: TreeProps<N>) {
  const { label, keyword = '', state = { kind: 'ready' }, parts } = props;
  const { t } = useLingui();
  const tree = useTree({ ...props, messages: useMessages(treeMessages), guess: ROWS });
  const wanted = keyword.trim();

  return (
    <div {...tree.getRegionProps(rootProps(props, scrollRegion))}>
      <div {...tree.getProbeProps({ className: probe })} />
      {tree.hasRows && (
        <div {...tree.getTreeProps({ className: rowsStyle })}>
          {tree.rows.map((view, slot) => view && <TreeRow key={slot} view={view} parts={parts} />)}
        </div>
      )}
      {state.kind === 'ready' && !tree.hasRows && (
        <p {...partProps(parts, 'empty', noMatch)}>{tree.isFiltered ? t`Nothing matches “${wanted}”` : t`Nothing here yet`}</p>
      )}
      {state.kind === 'loading' && <TreeSkeleton label={label} />}
      {state.kind === 'failed' && <LoadFailed onRetry={state.retry} />}
    </div>
  );
}
