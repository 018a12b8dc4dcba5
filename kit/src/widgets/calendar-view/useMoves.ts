import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { Weekday } from '../../engines/calendar-day/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { dragged, movedByKey } from './move.ts';
import type { MovedPart } from './move.ts';
import { daysShown } from './place.ts';
import type { CalendarItem, CalendarSpan, CalendarViewProps } from './types.ts';
import { useItemDrag } from './useItemDrag.ts';
import type { CalendarWords } from './useCalendarWords.ts';

/** An item on its way to another time. */
export interface Moving {
  readonly item: CalendarItem;
  /** The same at the time it would be put at now. */
  readonly ghost: CalendarItem;
  readonly by: 'pointer' | 'keyboard';
  /** Day that was shown at first. */
  readonly fromDay: string;
}

interface Ask extends Pick<CalendarViewProps, 'mode' | 'day' | 'onDayChange' | 'items' | 'onMove'> {
  readonly root: RefObject<HTMLElement | null>;
  readonly firstDay: Weekday;
  readonly words: CalendarWords;
}

const isSame = (one: CalendarSpan, other: CalendarSpan) => one.start === other.start && one.end === other.end;

/** The item's button, that of its first day rather than another; null while it is not drawn. */
const buttonOf = (root: HTMLElement, { id, start }: CalendarItem) => {
  const item = `[data-mp-item="${CSS.escape(id)}"]`;
  return root.querySelector<HTMLElement>(`[data-mp-date="${start.slice(0, 10)}"] ${item}`) ?? root.querySelector<HTMLElement>(item);
};

/**
 * Gives the keyboard to an item that has moved, once it is drawn there; to its day meanwhile, and where it is not shown. One that has
 * it and is drawn elsewhere by somebody else, or by undo, keeps it.
 */
function useFocusOn(root: RefObject<HTMLElement | null>, items: readonly CalendarItem[]) {
  const wanted = useRef<CalendarItem | null>(null);
  const meanwhile = useRef<HTMLElement | null>(null);
  const held = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!root.current) return;
    if (!wanted.current && held.current && !held.current.isConnected && activeElement === document.body) {
      const id = held.current.dataset['mpItem'];
      wanted.current = items.find((item) => item.id === id) ?? null;
      meanwhile.current = null;
    }
    if (!wanted.current) return;
    const isElsewhere = meanwhile.current !== null && activeElement !== meanwhile.current && activeElement !== document.body;
    const button = isElsewhere ? null : buttonOf(root.current, wanted.current);
    if (isElsewhere || button) wanted.current = null;
    if (isElsewhere) return;
    meanwhile.current = button ? null : root.current.querySelector<HTMLElement>('[data-mp-calendar-focus]');
    (button ?? meanwhile.current)?.focus();
  });
  return {
    focusOn: (item: CalendarItem) => {
      wanted.current = item;
      meanwhile.current = null;
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target.matches('[data-mp-item]') ? target : null;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // Who has gone elsewhere has left it; what was taken off the page was left by nobody.
      queueMicrotask(() => {
        if (target.isConnected && target === held.current) held.current = null;
      });
    },
  };
}

/**
 * Takes items to other times: by dragging them or their end, and by Alt with arrows, with Shift for their end. What is put somewhere
 * is shown there until it is known whether it stays.
 * @reading R-724
 */
export function useMoves({ root, mode, day, onDayChange, items, onMove, firstDay, words }: Ask) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [placed, setPlaced] = useState<readonly CalendarItem[]>([]);
  // A move ends after what it began with has been drawn anew.
  const now = useRef<Moving | null>(null);
  const set = (next: Moving | null) => {
    now.current = next;
    setMoving(next);
  };
  const isPlaced = (id: string) => placed.some((item) => item.id === id);
  const shown = placed.length === 0 ? items : [...items.filter(({ id }) => !isPlaced(id)), ...placed];
  const { focusOn, ...focus } = useFocusOn(root, shown);
  const movable = (id: string) => (onMove ? shown.find((item) => item.id === id && item.isMovable) : undefined);

  /** @param backTo day that was shown, where another one is now */
  async function put(item: CalendarItem, ghost: CalendarItem, backTo: string | null) {
    let isThere = false;
    try {
      isThere = (await onMove?.(item.id, { start: ghost.start, end: ghost.end })) ?? false;
    } finally {
      const { activeElement } = document;
      // It is drawn anew; who has gone elsewhere meanwhile stays there.
      if (activeElement === document.body || activeElement?.getAttribute('data-mp-item') === item.id) focusOn(isThere ? ghost : item);
      setPlaced((all) => all.filter(({ id }) => id !== item.id));
      if (!isThere && backTo !== null) onDayChange(backTo);
    }
  }
  function end(how: 'drop' | 'cancel' | 'leave') {
    const { current } = now;
    if (!current) return;
    const { item, ghost, by, fromDay } = current;
    const backTo = day === fromDay ? null : fromDay;
    set(null);
    if (how === 'drop' && !isSame(item, ghost)) {
      setPlaced((all) => [...all, { ...ghost, isMovable: false }]);
      focusOn(ghost);
      void put(item, ghost, backTo);
      return;
    }
    if (how !== 'leave') focusOn(item);
    if (by === 'keyboard') announcer.say(t`Left as it was`);
    if (backTo !== null) onDayChange(backTo);
  }
  const drag = useItemDrag({
    root,
    onOver(id, part, begin, place) {
      const { current } = now;
      const item = current?.item ?? movable(id);
      if (!item) return;
      const span = dragged(item, part, begin, place);
      // A pointer moves many times before it comes to another quarter.
      if (!current || !isSame(current.ghost, span)) set({ item, ghost: { ...item, ...span }, by: 'pointer', fromDay: day });
    },
    onEnd: end,
  });
  /** @returns whether the key moves something */
  function step(item: CalendarItem, event: KeyboardEvent): boolean {
    const part: MovedPart = event.shiftKey ? 'end' : 'whole';
    const span = movedByKey(now.current?.ghost ?? item, part, event.key, mode);
    if (span === null) return false;
    event.preventDefault();
    event.stopPropagation();
    const ghost = { ...item, ...span };
    set({ item, ghost, by: 'keyboard', fromDay: now.current?.fromDay ?? day });
    announcer.say(words.span(ghost));
    const { from, to } = daysShown(mode, day, firstDay);
    const at = (part === 'end' ? ghost.end : ghost.start).slice(0, 10);
    if (at < from || at > to) onDayChange(at);
    return true;
  }
  return {
    moving,
    items: shown,
    isPlaced,
    rootProps: onMove && {
      ...drag,
      ...focus,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (now.current || !event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
        const item = movable(event.target.closest<HTMLElement>('[data-mp-movable]')?.dataset['mpItem'] ?? '');
        if (item) step(item, event);
      },
    },
    /** Keys while something is on its way by them. */
    onBarKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { current } = now;
      if (!current || event.ctrlKey || event.metaKey || step(current.item, event)) return;
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(event.key === 'Enter' ? 'drop' : 'cancel');
    },
    /** The keyboard has gone elsewhere. */
    leave: () => end('leave'),
  };
}
