import type { MessageDescriptor } from '@lingui/core';
import { requiredContext } from '@milepost/kit/required-context';
import { outermost } from '@milepost/openapi/domains/design';
import type { KindName, NodeId } from '@milepost/openapi/domains/design';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useSyncExternalStore } from 'react';
import type { Command } from '../core/types.ts';
import type { Designer } from '../designer/createDesigner.ts';
import { placeAt } from './placeAt.ts';
import type { Box, DropPlace } from './placeAt.ts';

/** Thing that is dragged: nodes of the canvas, or a new control of a kind. */
type Dragged = { readonly nodes: readonly NodeId[] } | { readonly kind: KindName };

/** A drag on its way. */
export interface Drag {
  readonly dragged: Dragged;
  /** Nodes that are dragged; none for a new control. */
  readonly ids: readonly NodeId[];
  /** Pointer, in px of the window. */
  readonly x: number;
  readonly y: number;
  readonly drop: DropPlace | null;
  /** Reason it cannot be dropped there. */
  readonly refusal: MessageDescriptor | null;
}

/** Dragging over the canvas. Everything it does is done by keys and menus too. */
export interface Dragging {
  /** Begins with a press on a node; without a move nothing comes of it. */
  readonly begin: (event: ReactPointerEvent, node: NodeId) => void;
  /** Begins with a press on a kind of the palette. */
  readonly beginNew: (event: ReactPointerEvent, kind: KindName) => void;
  readonly drag: ReadableAtom<Drag | null>;
  /** Ends what is on its way, without a drop. */
  readonly stop: () => void;
}

const [DraggingProvider, useDragging] = requiredContext<Dragging>('canvas to drag over', '<DragArea>');
export { DraggingProvider, useDragging };

/** True while a node is dragged. */
export function useIsDragged(id: NodeId): boolean {
  const { drag } = useDragging();
  return useSyncExternalStore(
    (listener) => drag.listen(listener),
    () => drag.get()?.ids.includes(id) ?? false,
  );
}

/** Way from which on a press is a drag. */
const BEGINS_AFTER_PX = 6;
/** Nearness to an edge at which the canvas scrolls, and by how much with each move. */
const [SCROLL_EDGE_PX, SCROLL_BY_PX] = [40, 12];
const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Boxes of all frames, read once: nothing moves while something is dragged but the canvas, which scrolls. */
function boxesIn(canvas: HTMLElement): ReadonlyMap<NodeId, Box> {
  const boxes = new Map<NodeId, Box>();
  for (const frame of canvas.querySelectorAll<HTMLElement>('[data-node]')) {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    boxes.set(frame.dataset['node'] ?? '', { left, top, right, bottom });
  }
  return boxes;
}

/** The mark where it is on screen now, no larger than the canvas. */
const markIn = (mark: Box, whole: Box, byScroll: number): Box => ({
  left: Math.max(mark.left, whole.left),
  right: Math.min(mark.right, whole.right),
  top: Math.max(mark.top - byScroll, whole.top),
  bottom: Math.min(mark.bottom - byScroll, whole.bottom),
});

const isOver = ({ left, top, right, bottom }: Box, x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;

interface DraggingPorts {
  readonly designer: Designer;
  readonly canvas: RefObject<HTMLElement | null>;
  /** Label of a new control. */
  readonly labelOf: (kind: KindName) => string;
}

/** The dragging of one canvas. */
export function createDragging({ designer, canvas, labelOf }: DraggingPorts): Dragging {
  const drag = atom<Drag | null>(null);
  let stop = () => {};

  const commandOf = (dragged: Dragged, { at }: DropPlace): Command =>
    'kind' in dragged ? { do: 'add', kind: dragged.kind, at, label: labelOf(dragged.kind) } : { do: 'move', ids: dragged.nodes, at };

  function moved(box: HTMLElement, boxes: ReadonlyMap<NodeId, Box>, byScroll: number, dragged: Dragged, x: number, y: number): Drag {
    const whole = box.getBoundingClientRect();
    const { tree } = designer.state().document;
    const found = isOver(whole, x, y) ? placeAt(tree, boxes, EVERYWHERE, { x, y: y + byScroll }) : null;
    const drop = found && { ...found, mark: markIn(found.mark, whole, byScroll) };
    const ids = 'nodes' in dragged ? outermost(tree, dragged.nodes) : [];
    return { dragged, ids, x, y, drop, refusal: drop && designer.refusal(commandOf(dragged, drop)) };
  }

  function begin({ button, clientX, clientY, pointerId }: ReactPointerEvent, dragged: Dragged): void {
    const box = canvas.current;
    if (button !== 0 || designer.isReadOnly || !box) return;
    let boxes: ReadonlyMap<NodeId, Box> | null = null;
    let scrolledAt = 0;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (!boxes) {
        if (Math.hypot(x - clientX, y - clientY) < BEGINS_AFTER_PX) return;
        boxes = boxesIn(box);
        scrolledAt = box.scrollTop;
      }
      event.preventDefault();
      const { top, bottom } = box.getBoundingClientRect();
      if (y - top < SCROLL_EDGE_PX) box.scrollBy(0, -SCROLL_BY_PX);
      if (bottom - y < SCROLL_EDGE_PX) box.scrollBy(0, SCROLL_BY_PX);
      drag.set(moved(box, boxes, box.scrollTop - scrolledAt, dragged, x, y));
    };
    const up = () => {
      const last = drag.get();
      stop();
      if (last?.drop) designer.run(commandOf(dragged, last.drop));
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.get()) return;
      event.stopPropagation();
      stop();
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', key, true);
      drag.set(null);
    };
    stop();
    stop = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', key, true);
  }

  return {
    drag,
    stop: () => stop(),
    begin: (event, node) => {
      const { selected } = designer.state();
      begin(event, { nodes: selected.includes(node) ? selected : [node] });
    },
    beginNew: (event, kind) => begin(event, { kind }),
  };
}
