import { dayOf, daysInMonth } from '../../engines/calendar-day/index.ts';
import { useOfficeClock } from '../office-clock/headless.ts';
import type { DateMessages } from './messageTypes.ts';
import type { DateParts, DateProblemKind, PartsShape } from './types.ts';
import { useDateWords } from './useDateWords.ts';

export type DateSentences = ReturnType<typeof useDateSentences>;

/** As much of a text that is no date as tells which text it was. */
const SHOWN_CHARS = 40;

function shortened(text: string): string {
  const chars = Array.from(
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 2 * SHOWN_CHARS),
  );
  return chars.length > SHOWN_CHARS ? `${chars.slice(0, SHOWN_CHARS).join('')}…` : chars.join('');
}

interface Owner {
  readonly value: string | null;
  readonly shape: PartsShape;
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** Reason the day of a date is closed. */
  readonly closedBecause?: ((value: string | null) => string | null) | undefined;
  readonly messages: DateMessages;
}

const EXAMPLES: Readonly<Record<PartsShape, string>> = {
  year: '2026',
  month: '2026-11',
  day: '2026-11-21',
  minute: '2026-11-21',
  second: '2026-11-21',
  'time:minute': '08:30',
  'time:second': '08:30:00',
};

/** Sentences of a date field: what is wrong, and between which days one may choose. */
export function useDateSentences({ value, shape, min, max, closedBecause, messages }: Owner) {
  const words = useDateWords();
  const clock = useOfficeClock();
  const [first, last] = [min ? words.date(min) : '', max ? words.date(max) : ''];
  const limits = first || last ? messages.limits(first, last) : undefined;
  const clockNote = clock && (shape === 'minute' || shape === 'second') ? messages.officeClock(clock) : undefined;

  return {
    words,
    /** Help of the field: its own, else its limits; and whose clock it is where that is another one. @reading R-190 */
    helpWith: (help: string | undefined): string | undefined => [help ?? limits, clockNote].filter(Boolean).join(' · ') || undefined,
    describe(kind: DateProblemKind, parts: DateParts): string {
      const [year, month] = [Number(parts.year), Number(parts.month)];
      const inMonth = kind === 'day' ? dayOf(year, month, 1) : null;
      return messages.refusal(kind, {
        shape,
        first,
        last,
        month: inMonth === null ? '' : words.month(inMonth),
        dayCount: inMonth === null ? 0 : daysInMonth(year, month),
        reason: closedBecause?.(written(parts)) ?? '',
        value: shortened(value ?? ''),
      });
    },
    notPasted: (text: string) => messages.notPasted(shortened(text), EXAMPLES[shape], shape),
  };
}

const written = ({ year, month, day }: DateParts) => dayOf(Number(year), Number(month), Number(day));
