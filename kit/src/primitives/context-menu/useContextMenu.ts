import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { MenuStart, MenuTriggerOptions, OpenMenu } from '../menu/headless.ts';

/** As long as a touch rests before it is a request for the menu. Chromium's own on Android is as long. */
const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

interface Spot {
  readonly leftPx: number;
  readonly topPx: number;
}

interface Opened<Item> {
  readonly target: HTMLElement;
  /** Takes the focus back. */
  readonly opener: HTMLElement | null;
  readonly items: readonly Item[];
  readonly start: MenuStart;
  readonly spot: Spot;
}

/** Options of `useContextMenu`. */
export interface ContextMenuOptions<Item> extends MenuTriggerOptions {
  /** Entries for what the menu is opened on. Without any the browser’s own menu comes. */
  readonly items: readonly Item[] | ((target: HTMLElement) => readonly Item[]);
}

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/** Point at which the keyboard opens the menu: under the beginning of what has the focus. */
function spotOf(element: HTMLElement): Spot {
  const { left, bottom } = element.getBoundingClientRect();
  return { leftPx: left, topPx: bottom };
}

/**
 * Behaviour of a menu for what is pressed on: right press, Shift+F10, the menu key, and a finger that rests. Draw `getAreaProps()`
 * around what it belongs to, and while `open` is not null an element with `getSpotProps()` and a component that calls
 * `useMenu(open.menu)`.
 */
export function useContextMenu<Item>({ items, part, onFailed }: ContextMenuOptions<Item>) {
  const { clock } = useEnvironment();
  const id = useId();
  const spotRef = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened<Item> | null>(null);
  const rest = useRef<{ readonly cancel: () => void; readonly x: number; readonly y: number } | null>(null);
  /** A finger opened the menu and is still down: lifting it presses nothing. */
  const isHeld = useRef(false);

  const prepare = () => void part?.fetch().catch(() => undefined);

  /** @returns whether there is anything to open */
  const openOn = (target: HTMLElement, start: MenuStart, spot: Spot): boolean => {
    const shown = typeof items === 'function' ? items(target) : items;
    if (shown.length === 0) return false;
    const opener = target.closest<HTMLElement>(FOCUSABLE);
    const open = () => setOpened({ target, opener, items: shown, start, spot });
    if (part) part.fetch().then(open, () => onFailed?.());
    else open();
    return true;
  };

  const endRest = () => {
    rest.current?.cancel();
    rest.current = null;
  };

  const area = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onContextMenu: (event: MouseEvent) => {
      endRest();
      if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
      if (opened || openOn(event.target, 'menu', { leftPx: event.clientX, topPx: event.clientY })) event.preventDefault();
    },
    // Not left to the event a browser makes of these keys: it has no place, and not every browser makes it.
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposingKey(event.nativeEvent)) return;
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (!isMenuKey || event.repeat || !(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
      if (openOn(event.target, 'first', spotOf(event.target))) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      endRest();
      isHeld.current = false;
      const { target, clientX, clientY, pointerType } = event;
      if (pointerType === 'mouse' || !(target instanceof HTMLElement)) return;
      const cancel = clock.after(LONG_PRESS_MS, () => {
        isHeld.current = openOn(target, 'menu', { leftPx: clientX, topPx: clientY });
      });
      rest.current = { cancel, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = rest.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) endRest();
    },
    onPointerUp: endRest,
    onPointerCancel: endRest,
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const menu: OpenMenu | null = opened && {
    id,
    triggerRef: spotRef,
    opener: opened.opener,
    start: opened.start,
    onClose: () => setOpened(null),
  };
  return {
    /** The open menu, what it was opened on, and its entries; or null. */
    open: opened && menu && { menu, target: opened.target, items: opened.items },
    /** Attributes of the element around what the menu belongs to. Something in it takes the focus, or the keyboard cannot open it. */
    getAreaProps: <Own extends object = object>(own?: Own) => mergeProps(area, own),
    /** Attributes of an unseen element at the point where the menu hangs. */
    getSpotProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(spotRef),
          'aria-hidden': true,
          style: {
            position: 'fixed',
            left: opened?.spot.leftPx,
            top: opened?.spot.topPx,
            inlineSize: 0,
            blockSize: 0,
            pointerEvents: 'none',
          },
        } as const,
        own,
      ),
  };
}
