import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { Heading } from '../../primitives/heading-level/index.ts';
import { CalendarItemButton } from './CalendarItemButton.tsx';
import type { ItemMoves } from './CalendarItemButton.tsx';
import { itemsOn } from './place.ts';
import type { CalendarViewProps } from './types.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './CalendarView.css.ts';

interface DayBelowProps extends Pick<CalendarViewProps, 'day' | 'items' | 'onOpen'> {
  readonly words: CalendarWords;
  readonly moves: ItemMoves;
}

/** Items of the chosen day below a month that has no room for words; Escape leads back to the day. */
export function DayBelow({ day, items, words, moves, onOpen }: DayBelowProps) {
  const { t } = useLingui();
  const id = useId();
  const own = itemsOn(items, day);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mp-item]')];
    const at = buttons.findIndex((one) => one === event.target);
    const ways: Readonly<Record<string, () => void>> = {
      ArrowDown: () => buttons[Math.min(at + 1, buttons.length - 1)]?.focus(),
      ArrowUp: () => buttons[Math.max(at - 1, 0)]?.focus(),
      Escape: () => event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-mp-calendar-focus]')?.focus(),
    };
    const go = ways[event.key];
    if (!go) return;
    event.preventDefault();
    event.stopPropagation();
    go();
  };
  return (
    // Arrows walk over the buttons inside; each is a stop of the Tab key too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={id} data-mp-day-below="" className={css.below} onKeyDown={onKeyDown}>
      <Heading id={id} className={css.belowHeading}>
        {words.dayWithWeekday(day)}
      </Heading>
      {own.length === 0 && <p className={css.none}>{t`nothing planned`}</p>}
      <ul className={css.belowList}>
        {own.map((item) => (
          <li key={item.id}>
            <CalendarItemButton item={item} day={day} words={words} look="row" moves={moves} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
