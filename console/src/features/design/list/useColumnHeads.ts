import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { COLUMN_PX } from './columnSheet.ts';
import { nameOf } from './listItems.ts';
import type { ListItem } from './listItems.ts';
import { asNumber } from './SettingsForm.tsx';
import type { HeadBox } from './useHeadBoxes.ts';
import type { ListDesign } from './useListDesign.ts';

/** A key makes a column that much wider or narrower. @source designer §21 */
const STEP_PX = 8;

/**
 * Keys and focus of the heads of a designed table: one stop, arrows between them, Alt with an arrow moves the column, Shift with
 * one makes it wider or narrower, Delete takes it out. A head that is moved keeps the keyboard.
 * @param items columns that have a head, `count` how many there are in all
 */
export function useColumnHeads(
  { change, set, isReadOnly }: ListDesign,
  items: readonly ListItem[],
  count: number,
  boxes: Readonly<Record<string, HeadBox>>,
) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const bar = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [active, setActive] = useState({ id: '', place: 0 });
  const last = items.length - 1;
  const found = items.findIndex(({ id }) => id === active.id);
  const place = found >= 0 ? found : Math.max(0, Math.min(last, active.place));

  useLayoutEffect(() => {
    // Heads stay where they are and columns change places between them: the keyboard goes along by hand.
    const head = bar.current?.querySelectorAll('button')[place];
    if (hasFocus.current && head && head !== document.activeElement) head.focus();
  }, [place, items]);

  const goTo = (to: number) => {
    const at = Math.max(0, Math.min(last, to));
    setActive({ id: items[at]?.id ?? '', place: at });
  };
  function move(by: 1 | -1) {
    const item = items[place];
    const beside = items[place + by];
    if (!item) return;
    if (!beside) return announcer.say(by < 0 ? t`Already the first column` : t`Already the last column`);
    const { label } = item;
    const number = beside.at + 1;
    setActive({ id: item.id, place: place + by });
    if (change({ change: 'move', list: 'columnList', from: item.at, to: beside.at }))
      announcer.say(t`Column ${label}, ${number} of ${count}`);
  }
  function widen(by: 1 | -1) {
    const item = items[place];
    if (!item) return;
    const had = asNumber(item.own['width']) ?? boxes[nameOf(item.own)]?.widthPx ?? COLUMN_PX.min;
    const widthPx = Math.max(COLUMN_PX.min, Math.min(COLUMN_PX.max, had + by * STEP_PX));
    if (set(['columnList', item.at, 'width'], widthPx)) announcer.say(t`${widthPx} px wide`);
  }
  function remove() {
    const item = items[place];
    if (!item) return;
    setActive({ id: item.id, place });
    change({ change: 'remove', list: 'columnList', at: item.at });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by && event.altKey && !isReadOnly) move(by);
    else if (by && event.shiftKey && !isReadOnly) widen(by);
    else if (event.altKey || event.shiftKey) return;
    else if (by) goTo(place + by);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else if (event.key === 'Delete' && !isReadOnly) remove();
    else return;
    event.preventDefault();
  }

  return {
    bar,
    place,
    barProps: {
      onKeyDown,
      onFocus({ target }: FocusEvent<HTMLElement>) {
        hasFocus.current = true;
        const at = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])].indexOf(target);
        if (at >= 0) setActive({ id: items[at]?.id ?? '', place: at });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
        hasFocus.current = currentTarget.contains(relatedTarget ?? document.activeElement);
      },
    },
  };
}
