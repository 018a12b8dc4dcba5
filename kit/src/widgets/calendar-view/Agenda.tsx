import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Day } from '../../engines/calendar-day/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading-level/index.ts';
import { CalendarItemButton } from './CalendarItemButton.tsx';
import type { ItemMoves } from './CalendarItemButton.tsx';
import { daysOf, itemsOn } from './place.ts';
import type { CalendarViewProps, Period } from './types.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './Agenda.css.ts';

interface AgendaProps extends Pick<CalendarViewProps, 'items' | 'today' | 'onOpen'> {
  readonly period: Period;
  readonly label: string;
  readonly isBusy: boolean;
  readonly words: CalendarWords;
  readonly moves: ItemMoves;
  /** Shows the period after, or before, and takes the keyboard along. */
  readonly onTurn: (by: 1 | -1) => void;
}

const buttonsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('[data-mp-item]')];

/** The days of a period that have something planned, one below the other. */
export function Agenda({ period, label, isBusy, items, today, words, moves, onTurn, onOpen }: AgendaProps) {
  const { t } = useLingui();
  const days = daysOf(period).flatMap((day) => {
    const own = itemsOn(items, day);
    return own.length > 0 ? [{ day, own }] : [];
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttonsIn(event.currentTarget);
    const at = all.findIndex((one) => one === event.target);
    const ways: Readonly<Record<string, () => void>> = {
      ArrowDown: () => all[Math.min(at + 1, all.length - 1)]?.focus(),
      ArrowUp: () => all[Math.max(at - 1, 0)]?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      PageUp: () => onTurn(-1),
      PageDown: () => onTurn(1),
    };
    const go = ways[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };
  return (
    // Arrows walk over the buttons inside; each is a stop of the Tab key too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section tabIndex={-1} aria-label={label} aria-busy={isBusy} data-mp-calendar-focus="" className={css.agenda} onKeyDown={onKeyDown}>
      {days.length === 0 && !isBusy && <EmptyState title={t`Nothing is planned in this time`} />}
      {days.map(({ day, own }) => (
        <AgendaDay key={day} day={day} isToday={day === today} words={words}>
          {own.map((item) => (
            <li key={item.id}>
              <CalendarItemButton item={item} day={day} words={words} look="row" moves={moves} onOpen={onOpen} />
            </li>
          ))}
        </AgendaDay>
      ))}
    </section>
  );
}

interface AgendaDayProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly words: CalendarWords;
  readonly children: ReactNode;
}

function AgendaDay({ day, isToday, words, children }: AgendaDayProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.day}>
      <Heading id={id} className={css.heading}>
        {words.join(words.dayWithWeekday(day), isToday && t({ message: 'today', context: 'behind a date' }))}
      </Heading>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}
