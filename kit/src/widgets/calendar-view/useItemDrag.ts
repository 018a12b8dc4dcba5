import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import type { Clock } from '../../engines/clock/index.ts';
import type { MovedPart, GridSpot } from './move.ts';

/** A pointer that moves less presses. */
const DRAG_AFTER_PX = 5;
/** A finger that stays takes what lies under it; one that goes scrolls. @reading R-724 */
const HOLD_MS = 400;
/** At the edges of what scrolls a drag scrolls along. */
const EDGE_PX = 32;
const SCROLL_PX = 8;
const MINUTES_OF_HOUR = 60;

interface Drag {
  readonly id: string;
  readonly part: MovedPart;
  readonly begin: GridSpot;
  readonly x: number;
  readonly y: number;
}

interface Ask {
  readonly root: RefObject<HTMLElement | null>;
  readonly clock?: Clock;
  /** A pointer has taken an item and is over a place. */
  readonly onOver: (id: string, part: MovedPart, begin: GridSpot, now: GridSpot) => void;
  readonly onEnd: (how: 'drop' | 'cancel') => void;
}

/** The place of a grid under a point, null beside it. A block lies in the cell it begins in, however far it reaches. */
function placeAt(x: number, y: number): GridSpot | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role=gridcell][data-mp-date]');
  const day = cell?.dataset['mpDate'];
  if (!cell || day === undefined) return null;
  const hour = cell.dataset['mpHourOfDay'];
  if (hour === undefined) return { day, minute: null };
  const { top, height } = cell.getBoundingClientRect();
  return { day, minute: (Number(hour) + (y - top) / height) * MINUTES_OF_HOUR };
}

/** Scrolls a grid whose edge the pointer is at, and the ghost along with it. */
function edgeScroller(grid: Element | null, again: () => void) {
  const scroller = grid?.closest<HTMLElement>('[data-mp-calendar-scroller]');
  let by = 0;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (by === 0 || !scroller) return;
    const was = scroller.scrollTop;
    scroller.scrollTop += by;
    if (scroller.scrollTop === was) return;
    again();
    frame = requestAnimationFrame(step);
  };
  return {
    at(y: number) {
      if (!scroller) return;
      const { top, bottom } = scroller.getBoundingClientRect();
      // What sticks at the top covers the first hours in sight.
      const head = scroller.querySelector('[data-mp-sticky]')?.clientHeight ?? 0;
      by = y < top + head + EDGE_PX ? -SCROLL_PX : y > bottom - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Dragging what is planned, or its end, with mouse, pen, or a finger that has rested on it. Escape leaves it as it was. */
export function useItemDrag({ root, clock = systemClock, onOver, onEnd }: Ask) {
  const end = useRef<(() => void) | null>(null);
  const isOn = useRef(false);
  /** The click that follows a drag presses nothing. */
  const isClickSpent = useRef(false);
  useEffect(() => {
    const element = root.current;
    // React listens in a way that cannot keep a page from scrolling.
    const keep = (event: Event) => {
      if (isOn.current) event.preventDefault();
    };
    const names = ['touchmove', 'contextmenu'] as const;
    for (const name of names) element?.addEventListener(name, keep, { passive: false });
    return () => {
      for (const name of names) element?.removeEventListener(name, keep);
      end.current?.();
    };
  }, [root]);

  function follow(drag: Drag, { pointerId, pointerType }: PointerEvent<HTMLElement>, grid: Element | null) {
    const controller = new AbortController();
    const { signal } = controller;
    let last = { x: drag.x, y: drag.y };
    const over = () => onOver(drag.id, drag.part, drag.begin, placeAt(last.x, last.y) ?? lastPlace);
    let lastPlace = drag.begin;
    const edges = edgeScroller(grid, over);
    const finish = (how: 'drop' | 'cancel') => {
      callOff();
      edges.stop();
      controller.abort();
      end.current = null;
      if (!isOn.current) return;
      isOn.current = false;
      onEnd(how);
    };
    const take = () => {
      isOn.current = true;
      isClickSpent.current = true;
      root.current?.setPointerCapture(pointerId);
      over();
    };
    const callOff = pointerType === 'touch' ? clock.after(HOLD_MS, take) : () => undefined;
    const listen = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, hear, { capture: true, signal });
    listen('pointermove', (event) => {
      if (event.pointerId !== pointerId) return;
      last = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(last.x - drag.x, last.y - drag.y) >= DRAG_AFTER_PX;
      if (!isOn.current && isFar) {
        if (pointerType === 'touch') return finish('cancel');
        take();
      }
      if (!isOn.current) return;
      lastPlace = placeAt(last.x, last.y) ?? lastPlace;
      over();
      edges.at(last.y);
    });
    listen('pointerup', (event) => event.pointerId === pointerId && finish('drop'));
    listen('pointercancel', (event) => event.pointerId === pointerId && finish('cancel'));
    // The press itself takes the focus from where it was, which is no reason to stop.
    listen('blur', ({ target }) => target === window && finish('cancel'));
    listen('keydown', (event) => {
      if (!isOn.current) return;
      // No other key is meant for what is being dragged, and none may take it away under the pointer.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') finish('cancel');
    });
    end.current = () => finish('cancel');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isClickSpent.current = false;
      const { target, button, isPrimary, clientX: x, clientY: y } = event;
      if (button !== 0 || !isPrimary || end.current || !(target instanceof Element)) return;
      const item = target.closest<HTMLElement>('[role=gridcell] [data-mp-movable]');
      const begin = placeAt(x, y);
      const id = item?.dataset['mpItem'];
      if (!item || id === undefined || begin === null) return;
      follow({ id, part: target.closest('[data-mp-end]') ? 'end' : 'whole', begin, x, y }, event, item.closest('[role=grid]'));
    },
    onClickCapture(event: MouseEvent) {
      // A key presses without a pointer.
      if (!isClickSpent.current || event.detail === 0) return;
      isClickSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
