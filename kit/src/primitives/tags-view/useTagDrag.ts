import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { isRtl } from '../../engines/environment/index.ts';
import type { Direction } from '../../engines/environment/index.ts';
import { placeUnderPointer } from './tagOrder.ts';
import type { TagData } from './types.ts';

/** A pointer that moves less presses. */
const DRAG_AFTER_PX = 5;

interface Drag {
  readonly id: string;
  readonly fromPx: number;
  readonly fromIndex: number;
  readonly isOn: boolean;
}

interface TagDragOptions {
  readonly tags: readonly TagData[];
  readonly onMove: (id: string, index: number) => void;
  readonly dir: Direction;
  /** Id of the tag an element is in. */
  readonly idAt: (target: EventTarget) => string | undefined;
  readonly listRef: RefObject<HTMLElement | null>;
  /** Index the tag was let go at, when it is another one. */
  readonly onDropped: (index: number) => void;
}

const indexOf = (tags: readonly TagData[], id: string) => tags.findIndex((tag) => tag.id === id);

/** Dragging a tag with mouse or pen: it goes where the pointer is. A finger scrolls the bar, and has the menu. */
export function useTagDrag({ listRef, tags, onMove, dir, idAt, onDropped }: TagDragOptions) {
  const drag = useRef<Drag | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  /** The click that follows a drag presses nothing. */
  const isClickSpent = useRef(false);

  function moveTo(pointerPx: number, id: string) {
    const list = listRef.current;
    // As lines run: from right to left the first is the rightmost.
    const along = isRtl(list, dir) ? -1 : 1;
    const middlesPx = [...(list?.children ?? [])].map((child) => {
      const { left, width } = child.getBoundingClientRect();
      return along * (left + width / 2);
    });
    const to = placeUnderPointer(tags, id, middlesPx, along * pointerPx);
    if (to !== indexOf(tags, id)) onMove(id, to);
  }
  function end(how: 'drop' | 'cancel') {
    const { current } = drag;
    drag.current = null;
    if (!current?.isOn) return;
    setDraggedId(null);
    const at = indexOf(tags, current.id);
    if (at < 0 || at === current.fromIndex) return;
    if (how === 'drop') onDropped(at);
    else onMove(current.id, current.fromIndex);
  }

  return {
    draggedId,
    dragProps: {
      onPointerDown({ target, button, pointerType, clientX }: PointerEvent<HTMLElement>) {
        isClickSpent.current = false;
        if (button !== 0 || pointerType === 'touch' || !(target instanceof Element) || target.closest('[data-mp-tag-close]')) return;
        const id = idAt(target);
        if (id !== undefined) drag.current = { id, fromPx: clientX, fromIndex: indexOf(tags, id), isOn: false };
      },
      onPointerMove({ clientX, currentTarget, pointerId, buttons }: PointerEvent<HTMLElement>) {
        const { current } = drag;
        if (!current) return;
        // Let go outside before it was a drag.
        if (buttons === 0) return end('cancel');
        if (!current.isOn && Math.abs(clientX - current.fromPx) < DRAG_AFTER_PX) return;
        if (!current.isOn) {
          currentTarget.setPointerCapture(pointerId);
          drag.current = { ...current, isOn: true };
          isClickSpent.current = true;
          setDraggedId(current.id);
        }
        moveTo(clientX, current.id);
      },
      onPointerUp: () => end('drop'),
      onPointerCancel: () => end('cancel'),
      // A link would be dragged out of the window.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onClickCapture(event: MouseEvent) {
        if (!isClickSpent.current) return;
        isClickSpent.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDownCapture(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !drag.current?.isOn) return;
        event.preventDefault();
        event.stopPropagation();
        end('cancel');
      },
    },
  };
}
