import type { CheckState } from '../../engines/row-core/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { TreeRowView } from './types.ts';

const ARIA_CHECKED = { none: false, half: 'mixed', all: true } as const satisfies Record<CheckState, boolean | 'mixed'>;

/**
 * Attributes of a row: role, place, states, and where it stands. `--depth` is its level, 0 for a root.
 * @param own attributes of whoever draws, merged with these
 */
export function treeRowProps<N, Own extends object = object>(view: TreeRowView<N>, own?: Own) {
  return mergeProps(
    {
      role: 'treeitem',
      id: view.id,
      'data-mp-row': view.slot,
      tabIndex: view.isTabStop ? 0 : -1,
      style: { transform: `translateY(${view.offsetPx}px)`, '--depth': view.depth },
      'aria-level': view.depth + 1,
      'aria-setsize': view.setSize,
      'aria-posinset': view.positionInSet,
      'aria-expanded': view.isExpanded,
      'aria-selected': view.isSelected,
      'aria-checked': view.checked && ARIA_CHECKED[view.checked],
      'aria-disabled': view.node.disabledReason ? true : undefined,
    } as const,
    own,
  );
}

/** Attributes of the part of a row that opens and closes it when it is pressed. */
export const treeToggleProps = <Own extends object = object>(own?: Own) =>
  mergeProps({ 'data-mp-toggle': '', 'aria-hidden': true } as const, own);
