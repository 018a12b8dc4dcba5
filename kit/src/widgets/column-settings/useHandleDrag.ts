import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { SettingsDraftActions } from './useSettingsDraft.ts';

/** Dragging a handle with mouse, pen or finger: the column goes where the pointer is, and is said where it is let go. */
export function useHandleDrag(listRef: RefObject<HTMLElement | null>, { grab, moveTo, drop, cancel }: SettingsDraftActions) {
  const dragged = useRef<string | null>(null);

  /** Place in the list at a height on the page; all rows are equally high. */
  function placeAt(clientY: number): number {
    const list = listRef.current;
    const row = list?.firstElementChild;
    if (!list || !row) return 0;
    const { top, height } = row.getBoundingClientRect();
    return Math.max(0, Math.min(list.children.length - 1, Math.floor((clientY - top) / height)));
  }
  function end(finish: () => void) {
    if (dragged.current === null) return;
    dragged.current = null;
    finish();
  }
  return (prop: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // No text is selected on the way, so the handle must be given the keyboard by hand.
      event.preventDefault();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = prop;
      grab(prop, 'silently');
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged.current !== null) moveTo(dragged.current, placeAt(clientY), 'silently');
    },
    onPointerUp: () => end(drop),
    onPointerCancel: () => end(cancel),
  });
}
