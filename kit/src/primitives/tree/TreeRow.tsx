import { memo, useMemo } from 'react';
import type { CheckState } from '../../engines/row-core/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { START_PX, STEP_PX, box, chevron, icon, label, note, row } from './Tree.css.ts';
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
  /** Undefined in a tree in which nothing is chosen. */
  readonly isSelected: boolean | undefined;
  /** Undefined in a tree without checkboxes. */
  readonly checked: CheckState | undefined;
  readonly isTabStop: boolean;
}

const ARIA_CHECKED = { none: false, half: 'mixed', all: true } as const;

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
  checked,
  isTabStop,
}: TreeRowProps) {
  const langOf = useTextLang();
  const hasBox = checked !== undefined;
  // What is checked changes attributes of the row only: what stands in it is looked at anew with another node.
  const content = useMemo(() => contentOf(node, isExpanded, hasBox, langOf), [node, isExpanded, hasBox, langOf]);
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
      aria-checked={checked && ARIA_CHECKED[checked]}
      aria-disabled={node.disabledReason ? true : undefined}
    >
      {content}
    </div>
  );
});

function contentOf(
  node: TreeRowProps['node'],
  isExpanded: boolean | undefined,
  hasBox: boolean,
  langOf: (text: string) => string | undefined,
) {
  return (
    <>
      {isExpanded === undefined ? (
        <span className={chevron.none} />
      ) : (
        <span className={chevron[isExpanded ? 'open' : 'closed']} data-toggle="" />
      )}
      {hasBox && <span className={box} />}
      {node.icon && (
        <span className={icon}>
          <Icon of={node.icon} />
        </span>
      )}
      <span className={label} title={node.disabledReason ?? node.label} lang={langOf(node.label)}>
        {node.label}
      </span>
      {node.note && <span className={note}>{node.note}</span>}
      {node.disabledReason && <span className={visuallyHidden}>{node.disabledReason}</span>}
    </>
  );
}
