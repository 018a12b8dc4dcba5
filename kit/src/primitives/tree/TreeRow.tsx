import { memo, useMemo } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { box, chevron, icon, label, note, row } from './Tree.css.ts';
import { treeRowProps, treeToggleProps } from './headless.ts';
import type { TreeRowView } from './headless.ts';
import type { TreePart } from './types.ts';

interface TreeRowProps {
  readonly view: TreeRowView<unknown>;
  readonly parts: PartLooks<TreePart> | undefined;
}

/** One row in its slot: scrolling changes what is in it, not the element. */
export const TreeRow = memo(function TreeRow({ view, parts }: TreeRowProps) {
  const langOf = useTextLang();
  const { node, isExpanded } = view;
  const hasBox = view.checked !== undefined;
  // What is checked changes attributes of the row only: what stands in it is looked at anew with another node.
  const content = useMemo(() => contentOf(node, isExpanded, hasBox, langOf, parts), [node, isExpanded, hasBox, langOf, parts]);
  return <div {...treeRowProps(view, partProps(parts, 'row', row))}>{content}</div>;
});

function contentOf(
  node: TreeRowProps['view']['node'],
  isExpanded: boolean | undefined,
  hasBox: boolean,
  langOf: (text: string) => string | undefined,
  parts: TreeRowProps['parts'],
) {
  return (
    <>
      {isExpanded === undefined ? (
        <span className={chevron.none} />
      ) : (
        <span {...treeToggleProps(partProps(parts, 'toggle', chevron[isExpanded ? 'open' : 'closed']))} />
      )}
      {hasBox && <span {...partProps(parts, 'box', box)} />}
      {node.icon && (
        <span {...partProps(parts, 'icon', icon)}>
          <Icon of={node.icon} />
        </span>
      )}
      <span {...partProps(parts, 'label', label)} title={node.disabledReason ?? node.label} lang={langOf(node.label)}>
        {node.label}
      </span>
      {node.note && <span {...partProps(parts, 'note', note)}>{node.note}</span>}
      {node.disabledReason && <span className={visuallyHidden}>{node.disabledReason}</span>}
    </>
  );
}
