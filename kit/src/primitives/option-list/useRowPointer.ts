import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { slotOf } from '../row-scroller/headless.ts';
import type { RowScroller } from '../row-scroller/headless.ts';
import { rowId } from './useOptionList.ts';
import type { OptionListView } from './types.ts';

/** Presses and the mouse on rows, heard by the element that scrolls: no row has handlers of its own. */
export function useRowPointer({ regionRef, window }: Pick<RowScroller, 'regionRef' | 'window'>, list: OptionListView) {
  const seenAt = useRef('');

  function rowOf(target: EventTarget): { element: HTMLElement; position: number } | null {
    const row = slotOf(target, regionRef.current, (slot) => rowId(list.id, window.slots[slot] ?? -1));
    return row && { element: row.element, position: window.slots[row.slot] ?? -1 };
  }

  return {
    onClick({ target }: MouseEvent) {
      const row = rowOf(target);
      if (!row) return;
      if (list.onToggle && target instanceof Element && target.closest('[data-mp-toggle]')) list.onToggle(row.position);
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
  const names = row.querySelectorAll<HTMLElement>('[data-mp-name]');
  const isCut = [row, ...names].some((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1);
  if (isCut) row.title = row.textContent;
  else row.removeAttribute('title');
}
