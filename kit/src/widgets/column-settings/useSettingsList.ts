import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { SettingsDraftActions } from './useSettingsDraft.ts';

/** The row itself, and its parts in their order. */
export const ROW = -1;
export const HANDLE = 0;
export const CHECKBOX = 1;
export const LAST_PART = 4;

/** Part of a column that has the keyboard. */
export interface ActivePart {
  readonly prop: string;
  readonly part: number;
}

/**
 * One tab stop in the list, kept by column: rows never move in the DOM, what is in them does, so the focus goes with the
 * column by hand.
 */
export function useSettingsList({ draft, toggle, moveTo, grab, drop, cancel }: SettingsDraftActions) {
  const { columns, grabbed } = draft;
  const listRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [held, setActive] = useState<ActivePart>({ prop: columns[0]?.prop ?? '', part: ROW });
  const place = Math.max(
    0,
    columns.findIndex(({ prop }) => prop === held.prop),
  );
  const active = { prop: columns[place]?.prop ?? '', part: held.part };

  useLayoutEffect(() => {
    const row = listRef.current?.children[place];
    if (!hasFocus.current || !(row instanceof HTMLElement)) return;
    const part = active.part === ROW ? row : row.querySelector<HTMLElement>(`[data-mp-part="${active.part}"]`);
    if (part && part !== document.activeElement) part.focus();
    row.scrollIntoView({ block: 'nearest' });
  }, [place, active.part, columns]);

  const goTo = (to: number, part = active.part) =>
    setActive({ prop: columns[Math.max(0, Math.min(columns.length - 1, to))]?.prop ?? '', part });

  /** Keys while a column is held: everything else leaves it where it is. */
  function whileGrabbed(key: string): boolean {
    const targets: Readonly<Record<string, number>> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: columns.length - 1 };
    const to = targets[key];
    if (to !== undefined) moveTo(active.prop, to);
    else if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  }

  function onRowsKey(key: string, hasAlt: boolean): boolean {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (hasAlt && step) moveTo(active.prop, place + step);
    else if (hasAlt) return false;
    else if (step) goTo(place + step);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(columns.length - 1);
    else if (key === 'ArrowRight') goTo(place, Math.min(LAST_PART, active.part + 1));
    else if (key === 'ArrowLeft') goTo(place, Math.max(ROW, active.part - 1));
    else if (key === ' ' && active.part === ROW) toggle(active.prop);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    // Never lost: what is held is dropped before the keyboard moves on.
    if (grabbed && event.key === 'Tab') return drop();
    const isTaken = grabbed ? whileGrabbed(event.key) : onRowsKey(event.key, event.altKey);
    if (isTaken) event.preventDefault();
  }

  return {
    listRef,
    active,
    listProps: {
      onKeyDown,
      onFocus({ target }: FocusEvent) {
        hasFocus.current = true;
        const row = target.closest<HTMLElement>('[data-mp-prop]')?.dataset['mpProp'];
        const part = target.closest<HTMLElement>('[data-mp-part]')?.dataset['mpPart'];
        if (row) setActive({ prop: row, part: part === undefined ? ROW : Number(part) });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        hasFocus.current = currentTarget.contains(relatedTarget ?? document.activeElement);
        if (!hasFocus.current) drop();
      },
    },
    /** Takes hold of a column with the keyboard, or lets it go. */
    pressHandle: (prop: string) => {
      if (grabbed) drop();
      else grab(prop);
    },
  };
}
