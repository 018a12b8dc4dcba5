import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { RowLayout } from '@milepost/kit/row-layout';
import { roleOf } from '@milepost/openapi/domains/design';
import type { DesignNode, NodeId } from '@milepost/openapi/domains/design';
import { EllipsisVertical, GripVertical } from 'lucide';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { useDesign } from '../designer/useDesigner.ts';
import { kindWord } from '../kinds/kindWords.ts';
import { useNodeProblems } from '../problems/nodeProblems.ts';
import { useDragging, useIsDragged } from './dragging.ts';
import { NodeContent } from './NodeContent.tsx';
import { holdsItems, nodeFacts, spanOf, tabStop } from './nodeFacts.ts';
import type { NodeFacts } from './nodeFacts.ts';
import { useNodeName } from './useNodeName.ts';
import * as css from './Canvas.css.ts';

/** Id of the frame of a node in the page. */
export const frameId = (id: NodeId): string => `design-${id}`;

interface CanvasNodeProps {
  readonly id: NodeId;
  readonly level: number;
  readonly at: number;
  readonly count: number;
}

/** Frame of a node: an item of the tree, with the control as its form would draw it, or with those that stand in it. */
export const CanvasNode = memo(function CanvasNode({ id, level, at, count }: CanvasNodeProps) {
  const node = useDesign(({ document }) => document.tree.nodes.get(id));
  return node ? <Frame node={node} level={level} at={at} count={count} /> : null;
});

function Frame({ node, level, at, count }: Omit<CanvasNodeProps, 'id'> & { readonly node: DesignNode }) {
  const { t } = useLingui();
  const { id } = node;
  // Its name among its neighbours hangs on what it stands in.
  const role = useDesign(({ document: { tree } }) => roleOf(tree, node));
  const problems = useNodeProblems(id);
  const isSelected = useDesign(({ selected }) => selected.includes(id));
  const isTabStop = useDesign(({ document, selected }) => tabStop(document.tree, selected) === id);
  const dragging = useDragging();
  const isDragged = useIsDragged(id);
  const nameOf = useNodeName();
  const facts = nodeFacts(node, role);
  const openMenu = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    currentTarget.dispatchEvent(new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }));
  };
  return (
    <div
      id={frameId(id)}
      data-node={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={at + 1}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-label={nameOf(facts, problems)}
      {...(node.children && { 'aria-expanded': true })}
      tabIndex={isTabStop ? 0 : -1}
      data-hidden={facts.isHidden}
      data-dragged={isDragged}
      className={node.children ? `${css.frame} ${css.holder}` : css.frame}
    >
      <div className={css.marks} aria-hidden="true">
        {facts.isHidden && <span className={css.mark}>{t({ message: 'Hidden', context: 'of a field' })}</span>}
        {problems > 0 && <span className={css.faulty}>{`! ${problems}`}</span>}
        <span className={css.grip} title={t`Drag to move`} onPointerDown={(event) => dragging.begin(event, id)}>
          <Icon of={GripVertical} size="s" />
        </span>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer alone: the menu key opens the same */}
        <span className={css.more} onClick={openMenu}>
          <Icon of={EllipsisVertical} size="s" />
        </span>
      </div>
      {node.children ? <Holder node={node} facts={facts} level={level + 1} /> : <Leaf node={node} />}
    </div>
  );
}

function Leaf({ node }: { readonly node: DesignNode }) {
  const dialect = useDesign(({ document }) => document.dialect);
  return <NodeContent node={node} dialect={dialect} />;
}

interface HolderProps {
  readonly node: DesignNode;
  readonly facts: NodeFacts;
  readonly level: number;
}

const isUntitled = (role: string): boolean => role === 'row' || role === 'tableGrid' || role === 'tableGridTr' || role === 'tableGridTd';

/** Nodes within one, laid out as their form would lay them out; tabs and folds lie below each other, so that all of them is seen. */
function Holder({ node, facts, level }: HolderProps) {
  const { i18n, t } = useLingui();
  const { role, label } = facts;
  const ids = node.children ?? [];
  const nodes = ids.map((id, at) => <CanvasNode key={id} id={id} level={level} at={at} count={ids.length} />);
  const body =
    ids.length === 0 ? (
      <div className={css.empty} aria-hidden="true">
        {holdsItems(role) ? t`Nothing in it yet` : t`Nothing in it yet: drag a control here, or choose it and press /`}
      </div>
    ) : role === 'table' ? (
      <div className={css.columns}>
        {ids.map((id, at) => (
          <div key={id} className={css.column}>
            {nodes[at]}
          </div>
        ))}
      </div>
    ) : role === 'tableGridTr' ? (
      <div className={css.cells}>{nodes}</div>
    ) : holdsItems(role) ? (
      <div className={css.group}>{nodes}</div>
    ) : (
      <NodeRow ids={ids} level={level} />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of a tree is no set of fields
    <div role="group" className={css.group}>
      {!isUntitled(role) && <div className={css.heading}>{label || i18n._(kindWord(role))}</div>}
      {body}
    </div>
  );
}

/** Nodes side by side by their widths, as a form has them. */
export const NodeRow = memo(function NodeRow({ ids, level }: { readonly ids: readonly NodeId[]; readonly level: number }) {
  const spans = useDesign(({ document }) => ids.map((id) => spanOf(document.tree.nodes.get(id) ?? { own: null })).join());
  const widths = spans.split(',').map(Number);
  return (
    <RowLayout
      cells={ids.map((id, at) => ({
        id,
        span: widths[at] ?? 24,
        content: <CanvasNode id={id} level={level} at={at} count={ids.length} />,
      }))}
    />
  );
});
