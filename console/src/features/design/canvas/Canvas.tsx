import { useLingui } from '@lingui/react/macro';
import { ContextMenu } from '@milepost/kit/context-menu';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ClipboardEvent, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { TopNodes, frameId } from './CanvasNode.tsx';
import { clipCommand, copiedText } from './clipboard.ts';
import { useDragging } from './dragging.ts';
import type { CanvasProps } from './types.ts';
import { TreeItemsProvider } from './itemPlaces.ts';
import { useFittedScale } from './useFittedScale.ts';
import { nodeOf, useCanvasKeys } from './useCanvasKeys.ts';
import { useNodeMenu } from './useNodeMenu.ts';
import * as css from './Canvas.css.ts';

/** A form while it is designed: drawn as people will see it, for the keyboard a tree of its controls. @source designer §21 */
export function Canvas({ widthPx, onEdit, onAdd, onRemove, onPlace, box }: CanvasProps) {
  const { t } = useLingui();
  const designer = useDesigner();
  const { run, state } = designer;
  const top = useDesign(({ document }) => document.tree.top);
  const selected = useDesign((now) => now.selected);
  const tree = useRef<HTMLDivElement>(null);
  const [items] = useState(() => new Map<NodeId, HTMLElement>());
  const treeId = useId();
  const hintId = useId();
  const dragging = useDragging();
  const scale = useFittedScale(box, widthPx);
  const { onKeyDown, onPress, staysHere } = useCanvasKeys({ onEdit, onAdd, onRemove, itemId: frameId });
  const menu = useNodeMenu({ onEdit, onRemove, onPlace });

  const wasHere = useRef(false);
  /** Keyboard in the tree: it goes along with what is chosen: after a move, a removal, an undo. */
  const follow = useEffectEvent(() => {
    const [id = top[0]] = selected.slice(-1);
    if (!tree.current || staysHere()) return;
    const to = id === undefined ? tree.current.id : frameId(id);
    const active = document.activeElement;
    const isHere = active === document.body || active === null || (tree.current.contains(active) && active.id !== to);
    if (isHere && wasHere.current) document.getElementById(to)?.focus();
  });
  useEffect(() => follow(), [selected, top]);

  const onClick = (event: MouseEvent) => {
    const id = nodeOf(event.target);
    if (id === undefined) {
      run({ do: 'select', ids: [] });
      return;
    }
    onPress(event, id);
    focusFrame(id);
  };
  const onFocus = () => {
    wasHere.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // An element that goes away takes the focus along without a next one: it comes back.
    if (relatedTarget) wasHere.current = tree.current?.contains(relatedTarget) ?? false;
  };
  const onPointerDown = (event: PointerEvent) => {
    const id = nodeOf(event.target);
    // A finger scrolls; it drags by the handle.
    if (id !== undefined && event.pointerType !== 'touch') dragging.begin(event, id);
  };
  const onCopy = (event: ClipboardEvent) => {
    const id = nodeOf(event.target);
    if (id !== undefined && !state().selected.includes(id)) run({ do: 'select', ids: [id] });
    const text = copiedText(state());
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const command = clipCommand(state(), event.clipboardData.getData('text/plain'));
    if (command) run(command);
    event.preventDefault();
  };

  return (
    <div ref={box} className={css.scroller}>
      <ContextMenu label={t`Actions on the control`} items={(target) => menu.items(nodeOf(target))} onAction={menu.onAction}>
        <div
          className={css.sheet}
          data-empty={top.length === 0}
          style={{ zoom: scale ?? 1, '--canvas-width': `${widthPx}px`, '--canvas-scale': scale ?? 1 } as object}
        >
          {/* Its items come once the scale is known, in the same frame: laid out once and not twice. */}
          <div
            ref={tree}
            id={treeId}
            role="tree"
            aria-label={t({ message: 'Form', context: 'being designed' })}
            aria-multiselectable="true"
            aria-describedby={top.length === 0 ? hintId : undefined}
            className={top.length === 0 ? css.nothing : undefined}
            tabIndex={top.length === 0 ? 0 : -1}
            onFocus={onFocus}
            onBlur={onBlur}
            onClick={onClick}
            onDoubleClick={() => onEdit('label')}
            onPointerDown={onPointerDown}
            onKeyDown={onKeyDown}
            onCopy={onCopy}
            onCut={(event) => {
              onCopy(event);
              onRemove(state().selected);
            }}
            onPaste={onPaste}
          >
            <TreeItemsProvider value={items}>{top.length > 0 && scale !== null && <TopNodes ids={top} />}</TreeItemsProvider>
          </div>
          {/* A tree holds its items alone: the words for an empty one stand over it. */}
          {top.length === 0 && (
            <div id={hintId} className={css.hint}>
              {t`No controls yet: drag one here, or press / and type its name`}
            </div>
          )}
        </div>
      </ContextMenu>
    </div>
  );
}

function focusFrame(id: NodeId): void {
  document.getElementById(frameId(id))?.focus({ preventScroll: true });
}
