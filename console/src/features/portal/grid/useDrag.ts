import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Spot } from './arrange.ts';

/** Distance between two rows: a row and the gap below it. @reading R-150 */
const ROW_STEP_PX = 52;

/** Drags a card by the pointer, a column or row at a time. */
export function useDrag(grid: RefObject<HTMLElement | null>, columns: number, put: (id: string, want: Partial<Spot>) => void) {
  const stop = useRef<(() => void) | null>(null);
  return (place: Spot, kind: 'move' | 'resize', event: PointerEvent<HTMLElement>): void => {
    const width = grid.current?.clientWidth ?? 0;
    if (event.button !== 0 || width === 0) return;
    stop.current?.();
    const at = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    const columnPx = width / columns;
    const hasRightToLeft = getComputedStyle(at).direction === 'rtl';
    at.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const right = Math.round(((clientX - from.x) * (hasRightToLeft ? -1 : 1)) / columnPx);
      const down = Math.round((clientY - from.y) / ROW_STEP_PX);
      put(place.id, kind === 'move' ? { x: place.x + right, y: place.y + down } : { w: place.w + right, h: place.h + down });
    };
    const end = () => {
      at.removeEventListener('pointermove', move);
      at.removeEventListener('pointerup', end);
      at.removeEventListener('pointercancel', end);
      stop.current = null;
    };
    at.addEventListener('pointermove', move);
    at.addEventListener('pointerup', end);
    at.addEventListener('pointercancel', end);
    stop.current = end;
  };
}
