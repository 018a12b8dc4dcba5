import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { menuPart } from '../menu/index.ts';
import type { MenuItem, MenuPart, MenuStart } from '../menu/index.ts';
import type { ContextMenuProps } from './types.ts';

/** As long as a touch rests before it is a request for the menu. Chromium's own on Android is as long. */
const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

interface Spot {
  readonly leftPx: number;
  readonly topPx: number;
}
interface OpenMenu {
  readonly Part: MenuPart;
  readonly target: HTMLElement;
  /** Takes the focus back. */
  readonly opener: HTMLElement | null;
  readonly items: readonly MenuItem[];
  readonly start: MenuStart;
  readonly spot: Spot;
}

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/** Point at which the keyboard opens the menu: under the beginning of what has the focus. */
function spotOf(element: HTMLElement): Spot {
  const { left, bottom } = element.getBoundingClientRect();
  return { leftPx: left, topPx: bottom };
}

/** Opens the menu by right press, Shift+F10, the menu key, and a finger that rests. */
export function useContextMenu({ items }: Pick<ContextMenuProps, 'items'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const id = useId();
  const spotRef = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const rest = useRef<{ readonly cancel: () => void; readonly x: number; readonly y: number } | null>(null);
  /** A finger opened the menu and is still down: lifting it presses nothing. */
  const isHeld = useRef(false);

  const prepare = () => void menuPart.fetch().catch(() => undefined);
  const failed = t`The menu did not load. Press again to retry.`;

  /** @returns whether there is anything to open */
  const open = (target: HTMLElement, start: MenuStart, spot: Spot): boolean => {
    const shown = typeof items === 'function' ? items(target) : items;
    if (shown.length === 0) return false;
    const opener = target.closest<HTMLElement>(FOCUSABLE);
    menuPart.fetch().then(
      (Part) => setMenu({ Part, target, opener, items: shown, start, spot }),
      () => announcer.say(failed, 'assertive'),
    );
    return true;
  };

  const endRest = () => {
    rest.current?.cancel();
    rest.current = null;
  };

  const areaProps = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onContextMenu: (event: MouseEvent) => {
      endRest();
      if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
      if (menu || open(event.target, 'menu', { leftPx: event.clientX, topPx: event.clientY })) event.preventDefault();
    },
    // Not left to the event a browser makes of these keys: it has no place, and not every browser makes it.
    onKeyDown: (event: KeyboardEvent) => {
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (!isMenuKey || event.repeat || !(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
      if (open(event.target, 'first', spotOf(event.target))) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      endRest();
      isHeld.current = false;
      const { target, clientX, clientY, pointerType } = event;
      if (pointerType === 'mouse' || !(target instanceof HTMLElement)) return;
      const cancel = systemClock.after(LONG_PRESS_MS, () => {
        isHeld.current = open(target, 'menu', { leftPx: clientX, topPx: clientY });
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
  return { id, menu, spotRef, close: () => setMenu(null), areaProps };
}
