import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { RowWindow } from '../../engines/row-window/index.ts';
import type { OptionListView } from './types.ts';

/** Presses and the mouse on rows, heard by the element that scrolls: no row has handlers of its own. */
export function useRowPointer(window: RowWindow, list: OptionListView) {
  const seenAt = useRef('');

  function rowOf(target: EventTarget): { element: HTMLElement; position: number } | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
    const position = window.slots[Number(element?.dataset['slot'] ?? -1)] ?? -1;
    return element && position >= 0 ? { element, position } : null;
  }

  return {
    onClick({ target }: MouseEvent) {
      const row = rowOf(target);
      if (!row) return;
      if (list.onToggle && target instanceof Element && target.closest('[data-toggle]')) list.onToggle(row.position);
      else list.onPress(row.position);
    },
    onPointerMove({ target, pointerType, clientX, clientY }: PointerEvent) {
      // Rows that move under a resting mouse are not pointed at.
      const at = `${clientX} ${clientY}`;
      if (pointerType !== 'mouse' || seenAt.current === at) return;
      seenAt.current = at;
      const row = rowOf(target);
      if (!row) return;
      const { kind } = list.model.row(row.position);
      titleIfCut(row.element);
      if (kind === 'option' && row.position !== list.active) list.onPoint(row.position);
    },
  };
}

/** A name that does not fit is told by the mouse. */
function titleIfCut(row: HTMLElement) {
  const names = row.querySelectorAll<HTMLElement>('[data-name]');
  const isCut = [row, ...names].some((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1);
  if (isCut) row.title = row.textContent;
  else row.removeAttribute('title');
}
