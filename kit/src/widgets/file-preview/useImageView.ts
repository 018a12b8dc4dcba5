import { useReducer, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { WHOLE, changeOfKey, imageOfKey, nextView } from './view.ts';
import type { AmongImages } from './types.ts';
import type { ViewChange } from './view.ts';

/** Zoom, turn and move an image by keys, wheel and pointer, and go from one to the next. Another image is whole at first. */
export function useImageView(address: string | null, among: AmongImages | undefined) {
  const [view, change] = useReducer(nextView, WHOLE);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    change({ do: 'reset' });
  }
  const grip = useRef<{ readonly xPx: number; readonly yPx: number } | null>(null);
  return {
    view,
    change: (what: ViewChange) => change(what),
    stageProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
        const to = among ? imageOfKey(event.key, view, among) : null;
        if (to !== null) {
          event.preventDefault();
          return among?.onGo(to);
        }
        const what = changeOfKey(event.key);
        if (!what) return;
        event.preventDefault();
        change(what);
      },
      onWheel: (event: WheelEvent) => {
        if (!event.ctrlKey) change({ do: event.deltaY < 0 ? 'zoomIn' : 'zoomOut' });
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { xPx: event.clientX, yPx: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!grip.current) return;
        change({ do: 'move', xPx: event.clientX - grip.current.xPx, yPx: event.clientY - grip.current.yPx });
        grip.current = { xPx: event.clientX, yPx: event.clientY };
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onPointerCancel: () => {
        grip.current = null;
      },
    },
  };
}
