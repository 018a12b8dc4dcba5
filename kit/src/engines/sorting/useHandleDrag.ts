import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { placeAt } from './order.ts';
import type { ItemBox } from './order.ts';

/** Acts of somebody who drags; `silently`, because the place is said where the item is let go. */
export interface DragActs {
  readonly grab: (id: string, how: 'silently') => void;
  /** To a place from 0. */
  readonly moveTo: (id: string, to: number, how: 'silently') => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface Dragged {
  readonly id: string;
  /** Boxes from the corner of the list, as they were at first: what moves in between has other sizes. */
  readonly boxes: readonly ItemBox[];
}

const cornerOf = (list: HTMLElement | null) => list?.getBoundingClientRect() ?? { left: 0, top: 0 };

/**
 * Dragging a handle with mouse, pen or finger: the item goes where the pointer is, in a column or in lines.
 * @param listRef what has the items as its children, and nothing else
 */
export function useHandleDrag(listRef: RefObject<HTMLElement | null>, { grab, moveTo, drop, cancel }: DragActs) {
  const dragged = useRef<Dragged | null>(null);

  function boxesNow(): readonly ItemBox[] {
    const corner = cornerOf(listRef.current);
    return [...(listRef.current?.children ?? [])].map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return { left: left - corner.left, top: top - corner.top, width, height };
    });
  }
  function end(finish: () => void) {
    if (dragged.current === null) return;
    dragged.current = null;
    finish();
  }
  return (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // No text is selected on the way, so the handle must be given the keyboard by hand.
      event.preventDefault();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { id, boxes: boxesNow() };
      grab(id, 'silently');
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (dragged.current === null) return;
      const { left, top } = cornerOf(listRef.current);
      moveTo(dragged.current.id, placeAt(dragged.current.boxes, clientX - left, clientY - top), 'silently');
    },
    onPointerUp: () => end(drop),
    onPointerCancel: () => end(cancel),
  });
}
