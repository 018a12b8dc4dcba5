import type { ScheduleRow } from './model.ts';
import { DAY_MS, scheduleSpan, type Span } from './times.ts';

/** Schedule whose times are compared; ids are null where it is new. */
export interface Compared {
  readonly id: string | null;
  readonly groupId: string | null;
  readonly isAllDay: boolean;
  /** Its times; those of a repeated one are several. */
  readonly spans: readonly Span[];
}

/** A schedule at the same time as another. */
export interface Clash extends Span {
  readonly id: string;
  readonly title: string;
  readonly isAllDay: boolean;
}

/** Time that is looked at of a repetition, from its first start. @reading R-725 */
export const COMPARED_MS = 366 * DAY_MS;

/**
 * Schedules that take place while another does, the earliest first: what has hours is compared with what has hours, whole days with
 * whole days. Its own times are no clash, nor is what ends when the other begins.
 * @reading R-725
 */
export function clashesOf({ id, groupId, isAllDay, spans }: Compared, rows: readonly ScheduleRow[]): Clash[] {
  const isOwn = (row: ScheduleRow) => row.id === id || (groupId !== null && row.groupId === groupId);
  return rows
    .flatMap((row): Clash[] => {
      const first = row.startDay ?? row.endDay;
      if (first === null || isOwn(row) || row.isAllDay !== isAllDay) return [];
      const span = scheduleSpan({ ...row, startDay: first, endDay: row.endDay ?? first });
      return spans.some((one) => overlap(one, span)) ? [{ id: row.id, title: row.title, isAllDay, ...span }] : [];
    })
    .sort((one, other) => one.startMs - other.startMs);
}

/** Two spans with a moment in common; one that takes no time has one all the same. */
const overlap = (one: Span, other: Span): boolean =>
  one.startMs < Math.max(other.endMs, other.startMs + 1) && other.startMs < Math.max(one.endMs, one.startMs + 1);
