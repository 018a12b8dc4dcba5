import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { dayOf, daysInMonth } from '../../engines/calendar-day/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { DateParts } from './dateParts.ts';
import { useOfficeClockNote } from '../office-clock/index.ts';
import { dateWords } from './dateWords.ts';
import { isTime } from './dateParts.ts';
import type { DateProblemKind, PartsShape } from './types.ts';

export type DateMessages = ReturnType<typeof useDateMessages>;

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

interface DateMessagesOwner {
  readonly value: string | null;
  readonly shape: PartsShape;
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** Reason the day of a date is closed. */
  readonly closedBecause?: ((value: string | null) => string | null) | undefined;
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
export function useDateMessages({ value, shape, min, max, closedBecause }: DateMessagesOwner) {
  const { t } = useLingui();
  const { lang } = useKit();
  const words = useMemo(() => dateWords(lang), [lang]);
  const clockNote = useOfficeClockNote();
  const [first, last] = [min ? words.date(min) : '', max ? words.date(max) : ''];

  const limits =
    first && last ? t`From ${{ first }} to ${{ last }}` : first ? t`${{ first }} or later` : last ? t`${{ last }} or earlier` : undefined;

  function noSuchDay({ year, month }: DateParts): string {
    const inMonth = dayOf(Number(year), Number(month), 1) ?? '';
    return t`${{ month: words.month(inMonth) }} has ${{ count: daysInMonth(Number(year), Number(month)) }} days; enter one of them`;
  }

  return {
    words,
    /** Help of the field: its own, else its limits; and whose clock it is where that is another one. @reading R-190 */
    helpWith: (help: string | undefined): string | undefined =>
      [help ?? limits, shape === 'minute' || shape === 'second' ? clockNote : undefined].filter(Boolean).join(' · ') || undefined,
    describe(kind: DateProblemKind, parts: DateParts): string {
      if (kind === 'day') return noSuchDay(parts);
      const isClock = isTime(shape);
      return {
        incomplete: isClock
          ? t`The time is not complete; fill in the parts that are missing`
          : t`The date is not complete; fill in the parts that are missing`,
        year: t`Enter the year with four digits, such as ${{ year: '2026' }}`,
        month: t`Enter a month from 1 to 12`,
        time:
          shape === 'second' || shape === 'time:second'
            ? t`Enter a time from ${{ first: '00:00:00' }} to ${{ last: '23:59:59' }}`
            : t`Enter a time from 00:00 to 23:59`,
        beforeMin: isClock
          ? t({ message: `Enter ${first} or later`, context: 'a time' })
          : t({ message: `Enter ${first} or later`, context: 'a date' }),
        afterMax: isClock
          ? t({ message: `Enter ${last} or earlier`, context: 'a time' })
          : t({ message: `Enter ${last} or earlier`, context: 'a date' }),
        closed: t`This day cannot be chosen: ${{ reason: closedBecause?.(written(parts)) ?? '' }}`,
        order: isClock ? t`The start time cannot be later than the end time` : t`The start cannot be later than the end`,
        unreadable: isClock
          ? t`“${{ value: shortened(value ?? '') }}” cannot be read as a time; it is kept until you enter one`
          : t`“${{ value: shortened(value ?? '') }}” cannot be read as a date; it is kept until you enter one`,
      }[kind];
    },
    notPasted: (text: string) =>
      isTime(shape)
        ? t`“${{ text: shortened(text) }}” is not a time; what was there stays. Paste it like ${{ example: EXAMPLES[shape] }}`
        : t`“${{ text: shortened(text) }}” is not a date; what was there stays. Paste it like ${{ example: EXAMPLES[shape] }}`,
  };
}

const written = ({ year, month, day }: DateParts) => dayOf(Number(year), Number(month), Number(day));
