import { useLingui } from '@lingui/react/macro';
import { ContextMenu } from '@milepost/kit/context-menu';
import { Icon } from '@milepost/kit/icon';
import { visuallyHidden } from '@milepost/kit/theme';
import { childrenOf, homesOf, roleOf } from '@milepost/openapi/domains/design';
import type { DesignTree, NodeId } from '@milepost/openapi/domains/design';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { nodeFacts, tabStop } from '../canvas/nodeFacts.ts';
import type { CanvasProps } from '../canvas/types.ts';
import { nodeOf, useCanvasKeys } from '../canvas/useCanvasKeys.ts';
import { useNodeMenu } from '../canvas/useNodeMenu.ts';
import { useNodeName } from '../canvas/useNodeName.ts';
import { useAllNodeProblems } from '../problems/nodeProblems.ts';
import { isCovered } from '../core/cells.ts';
import { useDesign } from '../designer/useDesigner.ts';
import { kindIcon } from '../kinds/kindIcons.ts';
import { kindWord } from '../kinds/kindWords.ts';
import * as css from './Outline.css.ts';

interface OutlineRow {
  readonly id: NodeId;
  readonly level: number;
  readonly at: number;
  readonly count: number;
}

const rowId = (id: NodeId): string => `outline-${id}`;

function rowsOf(tree: DesignTree, into: NodeId | null = null, level = 1): readonly OutlineRow[] {
  const ids = childrenOf(tree, into).filter((id) => !isCovered(tree.nodes.get(id) ?? { own: null }));
  return ids.flatMap((id, at) => [{ id, level, at, count: ids.length }, ...rowsOf(tree, id, level + 1)]);
}

/** The controls of a form as a list of their names: the same choice and the same keys as on the canvas. @source designer §21 */
export function Outline({ onEdit, onAdd, onRemove, onPlace }: Omit<CanvasProps, 'widthPx' | 'box'>) {
  const { i18n, t } = useLingui();
  const design = useDesign(({ document }) => document);
  const selected = useDesign((now) => now.selected);
  const box = useRef<HTMLDivElement>(null);
  const { onKeyDown, onPress, staysHere } = useCanvasKeys({ onEdit, onAdd, onRemove, itemId: rowId });
  const menu = useNodeMenu({ onEdit, onRemove, onPlace });
  const nameOf = useNodeName();
  const { tree } = design;
  const stop = tabStop(tree, selected);
  const counts = useAllNodeProblems();
  const hintId = useId();
  const isEmpty = stop === undefined;
  /** The keyboard was here: an element that goes away takes it along without a next one. */
  const wasHere = useRef(false);
  const follow = useEffectEvent(() => {
    if (staysHere()) return;
    const { activeElement: active } = document;
    const isHere = box.current?.contains(active) || (wasHere.current && (active === null || active === document.body));
    if (isHere) (stop === undefined ? box.current : document.getElementById(rowId(stop)))?.focus();
  });
  useEffect(() => follow(), [stop, selected]);
  const onClick = (event: MouseEvent, id: NodeId) => {
    onPress(event, id);
    document.getElementById(rowId(id))?.focus();
    document.getElementById(`design-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <ContextMenu label={t`Actions on the control`} items={(target) => menu.items(nodeOf(target))} onAction={menu.onAction}>
      <div
        ref={box}
        role="tree"
        aria-label={t`Outline`}
        aria-multiselectable="true"
        aria-describedby={isEmpty ? hintId : undefined}
        tabIndex={isEmpty ? 0 : -1}
        className={isEmpty ? css.nothing : css.rows}
        onKeyDown={onKeyDown}
        onFocus={() => {
          wasHere.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget) wasHere.current = currentTarget.contains(relatedTarget);
        }}
      >
        {rowsOf(tree).map(({ id, level, at, count }) => {
          const node = tree.nodes.get(id);
          if (!node) return null;
          const facts = nodeFacts(node, roleOf(tree, node));
          const problems = counts.get(id) ?? 0;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the tree
            <div
              key={id}
              id={rowId(id)}
              data-node={id}
              role="treeitem"
              aria-level={level}
              aria-posinset={at + 1}
              aria-setsize={count}
              aria-selected={selected.includes(id)}
              {...(node.children && { 'aria-expanded': true })}
              tabIndex={id === stop ? 0 : -1}
              className={css.row}
              style={{ paddingInlineStart: 8 + homesOf(tree, id).length * 16 }}
              onClick={(event) => onClick(event, id)}
            >
              <span className={visuallyHidden}>{nameOf(facts, problems)} </span>
              <Icon of={kindIcon(facts.role)} size="s" />
              <span className={css.label} aria-hidden="true">
                {facts.label || i18n._(kindWord(facts.role))}
              </span>
              <span className={css.key}>{facts.key}</span>
              {problems > 0 && <span className={css.faulty} aria-hidden="true">{`! ${problems}`}</span>}
            </div>
          );
        })}
      </div>
      {isEmpty && (
        <p id={hintId} className={css.hint}>
          {t`No controls yet: press / and type a name`}
        </p>
      )}
    </ContextMenu>
  );
}
