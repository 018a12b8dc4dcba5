import { addDays } from '@milepost/kit/engines/calendar-day';
import { msInZone } from '@milepost/kit/engines/clock';
import { dayText } from '@milepost/kit/engines/moment-text';
import type { RowsPart } from '@milepost/kit/virtual-list';

/** A day as people group by it. */
export type DayGroup = 'today' | 'yesterday' | 'earlier';

const midnight = (atMs: number, daysAgo: number): number => msInZone(addDays(dayText(atMs), -daysAgo));

/** Group a moment belongs to, by the calendar of the office; what has no moment is earlier, what is ahead is today. */
export function dayGroup(atMs: number | null, nowMs: number): DayGroup {
  if (atMs === null) return 'earlier';
  if (atMs >= midnight(nowMs, 0)) return 'today';
  return atMs >= midnight(nowMs, 1) ? 'yesterday' : 'earlier';
}

export interface Grouped<Row> {
  readonly group: DayGroup;
  readonly rows: readonly Row[];
}

const ORDER: readonly DayGroup[] = ['today', 'yesterday', 'earlier'];

/** Rows by day, in their order within it; a day without rows is left out. */
export const byDay = <Row>(rows: readonly Row[], atMs: (row: Row) => number | null, nowMs: number): Grouped<Row>[] =>
  ORDER.map((group) => ({ group, rows: rows.filter((row) => dayGroup(atMs(row), nowMs) === group) })).filter(
    ({ rows: found }) => found.length > 0,
  );

/** Headings and rows of all days in one sequence. */
export interface DaySequence {
  /** One per heading and row. */
  readonly keys: readonly string[];
  /** Places of the headings, one per day: each day begins with its own. */
  readonly headings: readonly number[];
  /** Ids of the rows alone. */
  readonly ids: readonly string[];
}

export function daySequence<Row extends { readonly id: string }>(groups: readonly Grouped<Row>[]): DaySequence {
  const keys: string[] = [];
  const headings: number[] = [];
  for (const { group, rows } of groups) {
    headings.push(keys.length);
    keys.push(`day ${group}`, ...rows.map(({ id }) => id));
  }
  return { keys, headings, ids: groups.flatMap(({ rows }) => rows.map(({ id }) => id)) };
}

/** Drawn parts of each day under its heading; a heading is always drawn. */
export function partsOfDays(parts: readonly RowsPart[], headings: readonly number[]): readonly (readonly RowsPart[])[] {
  const days: RowsPart[][] = [];
  for (const part of parts) {
    if (part.kind === 'row' && headings.includes(part.index)) days.push([]);
    else days.at(-1)?.push(part);
  }
  return days;
}
