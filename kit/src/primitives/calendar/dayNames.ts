import type { DateWords, DayNote } from '../date-parts/headless.ts';
import type { PlaceInChosen } from './chosen.ts';
import type { CalendarMessages } from './types.ts';

interface Named {
  /** The day, month or year in words. */
  readonly text: string;
  readonly isToday?: boolean;
  readonly place: PlaceInChosen;
  readonly note?: DayNote | null;
  readonly beyond: 'before' | 'after' | null;
}

interface Ends {
  readonly min: string | null;
  readonly max: string | null;
}

/** Spoken name of a day, month or year: whether it is today, what it is in a range, its note, and why it cannot be chosen. */
export function dayNames(messages: CalendarMessages, words: DateWords, { min, max }: Ends) {
  return ({ text, isToday = false, place, note = null, beyond }: Named): string => {
    const parts = [
      text,
      isToday && messages.isToday,
      place === 'start' && messages.isStart,
      place === 'end' && messages.isEnd,
      note?.kind === 'holiday' && messages.dayOff(note.name),
      note?.kind === 'workday' && messages.workingDay(note.name),
      beyond === 'before' && messages.tooEarly(words.date(min ?? '')),
      beyond === 'after' && messages.tooLate(words.date(max ?? '')),
      beyond === null && note?.kind === 'closed' && messages.closed(note.name),
    ];
    return parts.filter(Boolean).join(messages.comma);
  };
}
