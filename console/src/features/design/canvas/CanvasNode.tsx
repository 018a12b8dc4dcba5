import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { RowLayout } from '@milepost/kit/row-layout';
import { visuallyHidden } from '@milepost/kit/theme';
import type { NodeId } from '@milepost/openapi/domains/design';
import { ChevronUp, EllipsisVertical, GripVertical } from 'lucide';
import { memo, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isCovered, placedIn } from '../core/cells.ts';
import { useDesign } from '../designer/useDesigner.ts';
import { kindWord } from '../kinds/kindWords.ts';
import { useNodeProblems } from '../problems/nodeProblems.ts';
import { useDragging, useIsDragged } from './dragging.ts';
import { NodeContent } from './NodeContent.tsx';
import { COLUMNS, holdsItems, nodeFacts, spanOf } from './nodeFacts.ts';
import type { NodeFacts } from './nodeFacts.ts';
import { useItemPlaces, useTreeItem } from './itemPlaces.ts';
import { useNodeView } from './nodeViews.ts';
import type { NodeView } from './nodeViews.ts';
import { useNodeName } from './useNodeName.ts';
import * as css from './Canvas.css.ts';

/** Id of the frame of a node in the page. */
export const frameId = (id: NodeId): string => `design-${id}`;

interface CanvasNodeProps {
  readonly id: NodeId;
  readonly level: number;
}

/** Frame of a node: an item of the tree, with the control as its form would draw it, or with those that stand in it. */
const CanvasNode = memo(function CanvasNode({ id, level }: CanvasNodeProps) {
  const view = useNodeView(id);
  return view && <Frame view={view} level={level} />;
});

function Frame({ view, level }: { readonly view: NodeView; readonly level: number }) {
  const { t } = useLingui();
  const { node, role, isSelected } = view;
  const { id, children } = node;
  const problems = useNodeProblems(id);
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
      data-node={id}
      data-selected={isSelected}
      data-hidden={facts.isHidden}
      data-dragged={isDragged}
      className={children ? `${css.frame} ${css.holder}` : css.frame}
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
      <TreeItem view={view} level={level}>
        <span className={visuallyHidden}>{nameOf(facts, problems)}</span>
        {children ? <HolderTitle facts={facts} /> : <NodeContent node={node} dialect={view.dialect} />}
      </TreeItem>
      {children && <Holder ids={children} role={role} level={level + 1} />}
    </div>
  );
}

interface TreeItemProps {
  readonly view: NodeView;
  readonly level: number;
  readonly children: ReactNode;
}

/** Item of the tree. Its name is its content: what it looks like is for the eye. */
function TreeItem({ view: { node, isSelected, isTabStop }, level, children }: TreeItemProps) {
  return (
    <div
      ref={useTreeItem(node.id)}
      id={frameId(node.id)}
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      {...(node.children && { 'aria-expanded': true })}
      tabIndex={isTabStop ? 0 : -1}
      className={css.item}
    >
      {children}
    </div>
  );
}

const NO_NODE = { own: null };
const isUntitled = (role: string): boolean => role === 'row' || role === 'tableGrid' || role === 'tableGridTr' || role === 'tableGridTd';

function HolderTitle({ facts: { role, label } }: { readonly facts: NodeFacts }) {
  const { i18n } = useLingui();
  if (isUntitled(role)) return null;
  return (
    <div className={css.heading} aria-hidden="true">
      {label || i18n._(kindWord(role))}
    </div>
  );
}

interface HolderProps {
  readonly ids: readonly NodeId[];
  readonly role: string;
  readonly level: number;
}

/** Nodes within one, laid out as their form would lay them out; tabs and folds lie below each other, so that all of them is seen. */
function Holder({ ids: all, role, level }: HolderProps) {
  const { t } = useLingui();
  // Covered cells stay in their row; nobody comes to them.
  const seen = useDesign(({ document: { tree } }) => all.filter((id) => !isCovered(tree.nodes.get(id) ?? NO_NODE)).join());
  const ids = useMemo(() => (seen === '' ? [] : seen.split(',')), [seen]);
  useItemPlaces(ids);
  if (ids.length === 0)
    return (
      <div className={css.empty} aria-hidden="true">
        {holdsItems(role) ? t`Nothing in it yet` : t`Nothing in it yet: drag a control here, or choose it and press /`}
      </div>
    );
  const nodes = ids.map((id) => <CanvasNode key={id} id={id} level={level} />);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of a tree is no set of fields
    <div role="group" className={role === 'table' ? css.columns : role === 'tableGridTr' ? css.cells : css.group}>
      {role === 'table' ? (
        ids.map((id, at) => (
          <div key={id} className={css.column}>
            {nodes[at]}
          </div>
        ))
      ) : role === 'tableGridTr' ? (
        <RowOfCells all={all} nodes={nodes} />
      ) : holdsItems(role) ? (
        nodes
      ) : (
        <NodeRow ids={ids} level={level} />
      )}
    </div>
  );
}

/** Cells of a row, each in its column. The place a cell above reaches down to is marked: the cell itself is the item of the tree. */
function RowOfCells({ all, nodes }: { readonly all: readonly NodeId[]; readonly nodes: readonly ReactNode[] }) {
  const places = useDesign(({ document: { tree } }) => JSON.stringify(placedIn(tree, all)));
  const placed: ReturnType<typeof placedIn> = JSON.parse(places);
  return placed.map(({ id, column, across, at }) => (
    <div key={id} style={{ gridRow: 1, gridColumn: `${column} / span ${across}` }}>
      {at === null ? (
        <div className={css.covered} aria-hidden="true">
          <Icon of={ChevronUp} size="s" />
        </div>
      ) : (
        nodes[at]
      )}
    </div>
  ));
}

/** Frames of nodes of a level, the same one of the same node: with each node that comes or goes the others have nothing to draw. */
function nodesAt(level: number): (id: NodeId) => ReactNode {
  const made = new Map<NodeId, ReactNode>();
  return (id) => {
    const node = made.get(id) ?? <CanvasNode id={id} level={level} />;
    made.set(id, node);
    return node;
  };
}

/** Nodes side by side by their widths, as a form has them. */
const NodeRow = memo(function NodeRow({ ids, level }: { readonly ids: readonly NodeId[]; readonly level: number }) {
  const spans = useDesign(({ document }) => ids.map((id) => spanOf(document.tree.nodes.get(id) ?? NO_NODE)).join());
  const widths = spans.split(',').map(Number);
  const contentOf = useMemo(() => nodesAt(level), [level]);
  return <RowLayout cells={ids.map((id, at) => ({ id, span: widths[at] ?? COLUMNS, content: contentOf(id) }))} />;
});

/** Nodes at the top of a form. */
export function TopNodes({ ids }: { readonly ids: readonly NodeId[] }) {
  useItemPlaces(ids);
  return <NodeRow ids={ids} level={1} />;
}
