import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Day } from '../../engines/calendar-day/index.ts';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';

interface GridOptions {
  /** Day that has the keyboard at first; of a month or year its first. */
  readonly start: () => Day;
  /** Text of a day by which it is told: the whole, or its month or year. */
  readonly textOf: (day: Day) => string;
  /** Day a key leads to; null for a key that is none of the grid. */
  readonly dayOfKey: (key: string, isShift: boolean, current: Day) => Day | null;
  readonly onPress: (at: string) => void;
  readonly onReach: ((at: string) => void) | undefined;
}

/** Behaviour of a grid of days, months or years: which of them has the keyboard, what is pressed and what is pointed at. */
export function useDayGrid({ start, textOf, dayOfKey, onPress, onReach }: GridOptions) {
  const { dir } = useEnvironment();
  const gridId = useId();
  const titleId = `${gridId}-title`;
  const grid = useRef<HTMLElement>(null);
  const [current, show] = useState(start);
  const isByKey = useRef(false);
  const idOf = (at: string) => `${gridId}-${at}`;
  const currentId = idOf(textOf(current));

  useLayoutEffect(() => {
    if (isByKey.current) document.getElementById(currentId)?.focus();
    isByKey.current = false;
  }, [currentId]);

  /** Text of the day an event is in: a mark that somebody else has put into it is passed over. */
  function dayIn({ target, currentTarget }: SyntheticEvent): string | null {
    let element = target instanceof Element ? target.closest('[data-mp-day]') : null;
    while (element && element !== currentTarget) {
      const at = element.getAttribute('data-mp-day') ?? '';
      if (element.id === idOf(at)) return at;
      element = element.parentElement?.closest('[data-mp-day]') ?? null;
    }
    return null;
  }

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
      const next = dayOfKey(arrowOf(event, dir), event.shiftKey, current);
      if (next === null) return;
      event.preventDefault();
      isByKey.current = next !== current;
      show(next);
      onReach?.(textOf(next));
    },
    onClick(event: SyntheticEvent) {
      const at = dayIn(event);
      if (at !== null) onPress(at);
    },
    onPointerOver(event: SyntheticEvent) {
      const at = onReach ? dayIn(event) : null;
      if (at !== null) onReach?.(at);
    },
  };

  return {
    current,
    /** Shows what is around another day without taking the keyboard there. */
    show,
    idOf,
    /** Attributes of the grid; its rows within it have `weekProps()`. */
    getGridProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...handlers, ref: refOf(grid), role: 'grid', 'aria-labelledby': titleId } as const, own),
    /** Attributes of the element with the title of what is shown, which names the grid; it may be hidden. */
    getTitleProps: <Own extends object = object>(own?: Own) => mergeProps({ id: titleId }, own),
  };
}
