import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endsNextDay, withoutNextDay } from '../../engines/calendar-day/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { closedBetween } from '../calendar/headless.ts';
import { NO_PARTS, partsOf, readParts, useDateEdit } from '../date-parts/headless.ts';
import type { DateProblem, DayNote, PartsShape } from '../date-parts/headless.ts';
import { readRange } from './readRange.ts';
import type { DateRange, DateRangeData, EndsMessages } from './types.ts';

type Owner = Pick<DateRangeData, 'typed' | 'onProblem' | 'onLeave' | 'label'> & {
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
  readonly messages: EndsMessages;
  /** Said of times that end on the day after their start. */
  readonly nextDay?: string;
  readonly shape: PartsShape;
  readonly min: string | null;
  readonly max: string | null;
  readonly isEditable: boolean;
  readonly notes?: readonly DayNote[] | undefined;
};

export interface RangeEnds {
  readonly start: string | null;
  readonly end: string | null;
}

interface Draft extends RangeEnds {
  /** The value these ends stand beside; when the owner sets another one, they are out of date. */
  readonly beside: DateRange;
}

const endsOf = (value: DateRange): RangeEnds => ({ start: value?.[0] ?? null, end: value?.[1] ?? null });
const isSameRange = (one: DateRange, other: DateRange) => one?.[0] === other?.[0] && one?.[1] === other?.[1];

const isOvernight = ({ start, end }: RangeEnds): boolean => start !== null && end !== null && endsNextDay(start, end);

/** Between two ends as they were typed. */
const BETWEEN = ' – ';

/** Ends of a range that was typed and is none yet: those that are dates, and the texts of those that are not; null where nothing was. */
function halvesOf({ typed, shape, value, min, max }: Owner) {
  if (!typed?.includes(BETWEEN)) return null;
  const [first = '', last = ''] = typed.split(BETWEEN);
  const given = endsOf(value);
  const half = (text: string, before: string | null) => {
    const reading = readParts(partsOf(text, shape) ?? NO_PARTS, shape, { min, max });
    if (reading.kind === 'value') return { end: reading.value, typed: null };
    return text === '' ? { end: null, typed: null } : { end: before, typed: text };
  };
  const [start, end] = [half(first, given.start), half(last, given.end)];
  return { ends: { start: start.end, end: end.end }, typed: { start: start.typed, end: end.typed } };
}

export type RangeEdit = ReturnType<typeof useRangeEdit>;

/** Behaviour of a range: two dates, and what is wrong with them together. Ends that make no range stay as they were typed. */
export function useRangeEdit(owner: Owner) {
  const { value, shape, min, max, notes, isEditable, messages, nextDay } = owner;
  const announce = useAnnounce();
  const afterPress = useAfterPress();
  const [kept] = useState(() => halvesOf(owner));
  const [typed, setDraft] = useState<Draft | null>(kept && { ...kept.ends, beside: value });
  const [isReported, setReported] = useState(kept !== null);
  const wrong = useRef<Record<'start' | 'end', DateProblem | null>>({ start: null, end: null });
  const ends: RangeEnds = typed && isSameRange(typed.beside, value) ? typed : endsOf(value);

  function problemOf({ start, end }: RangeEnds): DateProblem | null {
    if (start === null && end === null) return null;
    if (start === null || end === null) return { kind: 'incomplete', message: messages.oneMissing };
    // A night shift ends in the morning; only dates have an order.
    if (start > end && !endsNextDay(start, end)) return { kind: 'order', message: messages.turned };
    const closed = closedBetween(notes, start, end);
    return closed && { kind: 'closed', message: messages.overClosed(closed.name) };
  }
  const problem = problemOf(ends);

  function tell(found: DateProblem | null, of: RangeEnds) {
    const textOf = (which: 'start' | 'end') => wrong.current[which]?.typed ?? of[which] ?? '';
    owner.onProblem?.(found && { ...found, typed: `${textOf('start')}${BETWEEN}${textOf('end')}` });
  }

  function take(next: RangeEnds) {
    const after = problemOf(next);
    const given = after === null ? (next.start === null || next.end === null ? null : ([next.start, next.end] as const)) : value;
    setDraft({ ...next, beside: given });
    if (nextDay !== undefined && isOvernight(next) && !isOvernight(ends)) announce(nextDay);
    tell(wrong.current.start ?? wrong.current.end ?? after, next);
    if (!isSameRange(given, value)) owner.onChange(given);
  }

  const half = (which: 'start' | 'end') => ({
    ...owner,
    value: ends[which],
    typed: kept?.typed[which],
    onChange: (text: string | null) => {
      // What is being mended is judged again when it is left.
      setReported(false);
      take({ ...ends, [which]: text });
    },
    onProblem: (found: DateProblem | null) => {
      wrong.current[which] = found;
      tell(wrong.current.start ?? wrong.current.end ?? problem, ends);
    },
    onLeave: undefined,
  });
  const start = useDateEdit({ ...half('start'), onBeyond: (by, how) => by === 1 && end.focusFirst(how) });
  const end = useDateEdit({ ...half('end'), onBeyond: (by, how) => by === -1 && start.focusLast(how) });
  const firstReported = useEffectEvent(() => {
    if (kept) wrong.current = { start: start.date.problem, end: end.date.problem };
  });
  useEffect(() => firstReported(), []);

  return {
    start,
    end,
    ends,
    /** Times that end on the day after their start. */
    isOvernight: isOvernight(ends),
    helpWith: start.helpWith,
    words: start.words,
    /** Error of one of the dates, or of both together, once they are left. */
    error: start.error ?? end.error ?? (isReported ? problem?.message : undefined),
    isStartWrong: start.error !== undefined || (isReported && problem !== null),
    isEndWrong: end.error !== undefined || (isReported && problem !== null),
    /** Both ends at once, from the calendar, a shortcut or the clipboard. */
    take(next: RangeEnds) {
      wrong.current = { start: null, end: null };
      [start, end].forEach(({ clipboard }) => clipboard.forget());
      setReported(true);
      take(next);
    },
    /** Both ends of a pasted text; false where it is no range between the limits. */
    paste(text: string): boolean {
      const read = (one: string) => readParts(partsOf(one, shape) ?? NO_PARTS, shape, { min, max });
      const plain = shape.startsWith('time') ? withoutNextDay(text) : text;
      const both = isEditable ? readRange(plain, (one) => read(one).kind === 'value') : null;
      const [first, last] = (both ?? []).map(read);
      if (first?.kind !== 'value' || last?.kind !== 'value') return false;
      this.take({ start: first.value, end: last.value });
      return true;
    },
    leave: () =>
      afterPress(() => {
        start.leave();
        end.leave();
        setReported(true);
        owner.onLeave?.();
      }),
  };
}
