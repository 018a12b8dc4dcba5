import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { MessageDescriptor } from '@lingui/core';
import { labelOf, outermost } from '@milepost/openapi/domains/design';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useKit } from '@milepost/kit/kit-provider';
import { kindWord } from '../kinds/kindWords.ts';
import type { Command } from '../core/types.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { DraggingProvider } from './dragging.ts';
import type { Dragged, Dragging } from './dragging.ts';
import { placeAt } from './placeAt.ts';
import type { Box, DropPlace } from './placeAt.ts';
import * as css from './Canvas.css.ts';

/** Way from which on a press is a drag. */
const BEGINS_AFTER_PX = 6;
/** Nearness to an edge at which the canvas scrolls, and by how much with each frame. */
const [SCROLL_EDGE_PX, SCROLL_BY_PX] = [40, 12];

interface Drag {
  readonly dragged: Dragged;
  readonly ids: readonly NodeId[];
  readonly x: number;
  readonly y: number;
  readonly drop: DropPlace | null;
  readonly refusal: MessageDescriptor | null;
}

interface DragAreaProps {
  /** Scrolling box of the canvas. */
  readonly canvas: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Boxes of all frames, read once: nothing moves while something is dragged but the canvas, which scrolls. */
function boxesIn(canvas: HTMLElement): ReadonlyMap<NodeId, Box> {
  const boxes = new Map<NodeId, Box>();
  for (const frame of canvas.querySelectorAll<HTMLElement>('[data-node]')) {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    boxes.set(frame.dataset['node'] ?? '', { left, top, right, bottom });
  }
  return boxes;
}

/** Area over which controls are dragged: from the palette, and from place to place. */
export function DragArea({ canvas, children }: DragAreaProps) {
  const { i18n } = useLingui();
  const { layerHost } = useKit();
  const designer = useDesigner();
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const commandOf = (dragged: Dragged, { at }: DropPlace): Command =>
    'kind' in dragged
      ? { do: 'add', kind: dragged.kind, at, label: i18n._(kindWord(dragged.kind)) }
      : { do: 'move', ids: dragged.nodes, at };

  const begin = useEffectEvent((event: ReactPointerEvent, dragged: Dragged) => {
    const box = canvas.current;
    if (event.button !== 0 || designer.isReadOnly || !box) return;
    const { clientX, clientY, pointerId } = event;
    let boxes: ReadonlyMap<NodeId, Box> | null = null;
    let scrolledAt = 0;
    let last: Drag | null = null;
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', key, true);
      setDrag(null);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const { clientX: x, clientY: y } = moved;
      if (!boxes) {
        if (Math.hypot(x - clientX, y - clientY) < BEGINS_AFTER_PX) return;
        boxes = boxesIn(box);
        scrolledAt = box.scrollTop;
      }
      moved.preventDefault();
      const whole = box.getBoundingClientRect();
      if (y - whole.top < SCROLL_EDGE_PX) box.scrollBy(0, -SCROLL_BY_PX);
      if (whole.bottom - y < SCROLL_EDGE_PX) box.scrollBy(0, SCROLL_BY_PX);
      const byScroll = box.scrollTop - scrolledAt;
      const isOver = x >= whole.left && x <= whole.right && y >= whole.top && y <= whole.bottom;
      const inAll = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      const found = isOver ? placeAt(designer.state().document.tree, boxes, inAll, { x, y: y + byScroll }) : null;
      const drop = found && { ...found, mark: markIn(found.mark, whole, byScroll) };
      const { tree } = designer.state().document;
      last = {
        dragged,
        ids: 'nodes' in dragged ? outermost(tree, dragged.nodes) : [],
        x,
        y,
        drop,
        refusal: drop && designer.refusal(commandOf(dragged, drop)),
      };
      setDrag(last);
    };
    const up = () => {
      end();
      if (last?.drop) designer.run(commandOf(dragged, last.drop));
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      last = null;
      end();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', key, true);
    stop.current = end;
  });

  const moving = drag?.ids;
  const dragging = useMemo(
    (): Dragging => ({
      begin: (event, node) => {
        const { selected } = designer.state();
        begin(event, { nodes: selected.includes(node) ? selected : [node] });
      },
      beginNew: (event, kind) => begin(event, { kind }),
      isDragged: (node) => moving?.includes(node) ?? false,
    }),
    [designer, moving],
  );

  return (
    <DraggingProvider value={dragging}>
      {children}
      {drag && createPortal(<Dropping drag={drag} />, layerHost)}
    </DraggingProvider>
  );
}

/** The mark where it is on screen now, no larger than the canvas. */
function markIn(mark: Box, whole: Box, byScroll: number): Box {
  return {
    left: Math.max(mark.left, whole.left),
    right: Math.min(mark.right, whole.right),
    top: Math.max(mark.top - byScroll, whole.top),
    bottom: Math.min(mark.bottom - byScroll, whole.bottom),
  };
}

function Dropping({ drag }: { readonly drag: Drag }) {
  const { i18n } = useLingui();
  const { state } = useDesigner();
  const { dragged, ids, x, y, drop, refusal } = drag;
  const { tree } = state().document;
  const label =
    'kind' in dragged ? i18n._(kindWord(dragged.kind)) : ids.map((id) => labelOf(tree.nodes.get(id) ?? { own: null })).join('、');
  const isArea = drop !== null && drop.mark.right - drop.mark.left > 8 && drop.mark.bottom - drop.mark.top > 8;
  return (
    <>
      {drop && (
        <div
          className={isArea ? css.dropWithin : css.drop}
          data-refused={refusal !== null}
          style={{
            insetInlineStart: drop.mark.left,
            insetBlockStart: drop.mark.top,
            inlineSize: drop.mark.right - drop.mark.left,
            blockSize: drop.mark.bottom - drop.mark.top,
          }}
        />
      )}
      <div className={css.ghost} style={{ insetInlineStart: x + 12, insetBlockStart: y + 12 }}>
        {label}
        {refusal && <div className={css.reason}>{i18n._(refusal)}</div>}
      </div>
    </>
  );
}
