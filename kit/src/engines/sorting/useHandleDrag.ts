import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { placeAt } from './order.ts';
import type { ItemBox } from './order.ts';
import type { SortActs } from './types.ts';

interface DraggedOptions {
  /** Element the boxes of the rows are measured from. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** Elements of the rows in their order. */
  readonly rows: () => readonly Element[];
  /** Handle an event came from, and the id of its row; null for any other part. */
  readonly handleAt: (target: EventTarget) => { readonly id: string; readonly handle: HTMLElement } | null;
  readonly acts: Pick<SortActs, 'take' | 'carryTo' | 'drop' | 'cancel'>;
}

const cornerOf = (list: HTMLElement | null) => list?.getBoundingClientRect() ?? { left: 0, top: 0 };

/**
 * Dragging a handle with mouse, pen or finger: the row goes where the pointer is, in a column or in lines. Handlers for the list.
 * Nothing is said on the way: the place is, where the row is let go.
 */
export function useHandleDrag({ listRef, rows, handleAt, acts }: DraggedOptions) {
  /** Boxes from the corner of the list, as they were at first: what moves in between has other sizes. */
  const boxes = useRef<readonly ItemBox[] | null>(null);

  function boxesNow(): readonly ItemBox[] {
    const corner = cornerOf(listRef.current);
    return rows().map((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return { left: left - corner.left, top: top - corner.top, width, height };
    });
  }
  function end(finish: () => void) {
    if (boxes.current === null) return;
    boxes.current = null;
    finish();
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = handleAt(event.target);
      if (event.button !== 0 || !at) return;
      // No text is selected on the way, so the handle must be given the keyboard by hand.
      event.preventDefault();
      at.handle.focus();
      at.handle.setPointerCapture(event.pointerId);
      boxes.current = boxesNow();
      acts.take(at.id, 'silently');
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (boxes.current === null) return;
      const { left, top } = cornerOf(listRef.current);
      acts.carryTo(placeAt(boxes.current, clientX - left, clientY - top), 'silently');
    },
    onPointerUp: () => end(acts.drop),
    onPointerCancel: () => end(acts.cancel),
  };
}
