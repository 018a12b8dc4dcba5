import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { tabStops } from './stops.ts';
import type { PanelExit } from './types.ts';

type Ref = RefObject<HTMLElement | null>;

/**
 * Tab goes from the anchor into the panel and from the panel to what follows the anchor, as if the panel stood there,
 * although it is drawn at the end of the page. From a field that names a row of a panel without stops, Tab leaves both. @reading R-887
 */
function onTab(event: KeyboardEvent, panel: HTMLElement, anchor: HTMLElement, leave: (by: PanelExit) => void) {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const { activeElement } = document;
  const stops = tabStops(panel);
  const fieldStop = tabStops(anchor).at(-1) ?? anchor;
  if (panel.contains(activeElement)) {
    const isOnEdge = activeElement === panel || activeElement === stops.at(event.shiftKey ? 0 : -1);
    if (!isOnEdge && stops.length > 0) return;
    // Back to the anchor; forward goes on from there: what stands around the field, a grid, hears of the key as if it was pressed
    // in it, else the browser does.
    fieldStop.focus();
    if (event.shiftKey) event.preventDefault();
    else if (!passOn(fieldStop)) {
      event.preventDefault();
      event.stopPropagation();
    }
  } else if (activeElement === fieldStop && !event.shiftKey && stops[0]) {
    event.preventDefault();
    stops[0].focus();
  } else if (stops.length === 0 && activeElement?.role === 'combobox') {
    // Nothing in the panel is left to go to; another stop of the same field, such as the button that clears, has no list.
    leave('focus');
  }
}

/** Keys that have been passed on: they come from a panel and do not lead into it. */
const passed = new WeakSet<Event>();

/** @returns false where somebody has used the key */
function passOn(field: HTMLElement): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  passed.add(event);
  return field.dispatchEvent(event);
}

/**
 * Sees the focus and presses leave the panel and its anchor. What is drawn inside the panel counts as inside wherever it is
 * in the document: a menu or a dialog opened from it does not close it.
 * @returns handlers for the panel
 */
export function usePanelFocus(panelRef: Ref, anchorRef: Ref, onLeave: (by: PanelExit) => void) {
  const insideEvent = useRef<Event>(undefined);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const isInside = (event: Event) =>
      insideEvent.current === event ||
      [panelRef, anchorRef].some((ref) => event.target instanceof Node && ref.current?.contains(event.target));
    let isPressOutside = false;
    const onFocusIn = (event: Event) => !isInside(event) && leave('focus');
    const onPress = (event: Event) => {
      isPressOutside = !isInside(event);
    };
    // When the press is over, not when it begins: what was pressed has the focus by then, and a swipe is no press.
    const onClick = (event: Event) => {
      if (isPressOutside && !isInside(event)) leave('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (panelRef.current && anchorRef.current && !passed.has(event)) onTab(event, panelRef.current, anchorRef.current, (by) => leave(by));
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    // After the field's own keys and before those of a dialog around it, which listens on the document.
    document.body.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      document.body.removeEventListener('keydown', onKey);
    };
  }, [panelRef, anchorRef]);

  const mark = ({ nativeEvent }: SyntheticEvent) => {
    insideEvent.current = nativeEvent;
  };
  return { onFocusCapture: mark, onPointerDownCapture: mark, onClickCapture: mark };
}
