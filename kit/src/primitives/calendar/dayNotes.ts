import type { Day } from '../../engines/calendar-day/index.ts';
import type { DayNote } from '../date-parts/headless.ts';

const within = ({ from, to = from }: DayNote, day: Day) => day >= from && day <= to;

/** Note of a day; of several the one that closes it. */
export const noteOf = (notes: readonly DayNote[] | undefined, day: Day): DayNote | null =>
  closedNoteOf(notes, day) ?? notes?.find((note) => within(note, day)) ?? null;

/** Note that closes the day of a date; null where it can be chosen, and for what is no day. */
export function closedNoteOf(notes: readonly DayNote[] | undefined, value: string | null): DayNote | null {
  const day = value?.slice(0, 'YYYY-MM-DD'.length);
  if (day?.length !== 'YYYY-MM-DD'.length) return null;
  return notes?.find((note) => note.kind === 'closed' && within(note, day)) ?? null;
}

/** The first closed days between two days; none where a range may run from one to the other. */
export function closedBetween(notes: readonly DayNote[] | undefined, start: string, end: string): DayNote | null {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  if (last.length < 'YYYY-MM-DD'.length) return null;
  return notes?.find(({ kind, from, to = from }) => kind === 'closed' && from <= last && to >= first) ?? null;
}
