import { useLingui } from '@lingui/react/macro';
import { placeOf } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import type { DateWords, DayNote } from '../date-parts/index.ts';
import type { PlaceInChosen } from './chosen.ts';

interface Ends {
  readonly min: Day | null;
  readonly max: Day | null;
}

/** Spoken name of a day: with its weekday, whether it is today, what it is in a range, its note, and why it cannot be chosen. */
export function useDayNames(words: DateWords, today: Day, { min, max }: Ends) {
  const { t } = useLingui();
  return (day: Day, place: PlaceInChosen, note: DayNote | null): string => {
    const beyond = placeOf(day, min, max);
    const parts = [
      words.dayWithWeekday(day),
      day === today ? t({ message: 'today', context: 'behind a date' }) : '',
      place === 'start'
        ? t({ message: 'start', context: 'of a range' })
        : place === 'end'
          ? t({ message: 'end', context: 'of a range' })
          : '',
      note?.kind === 'holiday' ? t`${{ name: note.name }}, day off` : '',
      note?.kind === 'workday' ? t`${{ name: note.name }}, working day` : '',
      beyond === 'before' ? t`cannot be chosen, it is before ${{ day: words.date(min ?? day) }}` : '',
      beyond === 'after' ? t`cannot be chosen, it is after ${{ day: words.date(max ?? day) }}` : '',
      beyond === 'within' && note?.kind === 'closed' ? t`cannot be chosen, ${{ reason: note.name }}` : '',
    ];
    return parts.filter(Boolean).join(t({ message: ', ', context: 'in the name of a day' }));
  };
}
