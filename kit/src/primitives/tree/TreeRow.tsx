import { ChevronRight } from 'lucide';
import { memo } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { START_PX, STEP_PX, chevron, icon, label, note, row, turn } from './Tree.css.ts';
import type { TreeNode } from './types.ts';

interface TreeRowProps {
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly node: Omit<TreeNode<unknown>, 'children'>;
  readonly depth: number;
  readonly setSize: number;
  readonly positionInSet: number;
  /** Undefined for a leaf. */
  readonly isExpanded: boolean | undefined;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

/** One row in its slot: scrolling changes what is in it, not the element. */
export const TreeRow = memo(function TreeRow({
  domId,
  slot,
  offsetPx,
  node,
  depth,
  setSize,
  positionInSet,
  isExpanded,
  isSelected,
  isTabStop,
}: TreeRowProps) {
  return (
    <div
      role="treeitem"
      id={domId}
      data-slot={slot}
      className={row}
      style={{ transform: `translateY(${offsetPx}px)`, paddingInlineStart: START_PX + depth * STEP_PX }}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={depth + 1}
      aria-setsize={setSize}
      aria-posinset={positionInSet}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-disabled={node.disabledReason ? true : undefined}
    >
      <span className={chevron} data-toggle={isExpanded === undefined ? undefined : ''}>
        {isExpanded !== undefined && (
          <span className={turn[isExpanded ? 'open' : 'closed']}>
            <Icon of={ChevronRight} size="s" />
          </span>
        )}
      </span>
      {node.icon && (
        <span className={icon}>
          <Icon of={node.icon} />
        </span>
      )}
      <span className={label} title={node.disabledReason ?? node.label}>
        {node.label}
      </span>
      {node.note && <span className={note}>{node.note}</span>}
      {node.disabledReason && <span className={visuallyHidden}>{node.disabledReason}</span>}
    </div>
  );
});
