import { COMPARED_MS, repetitionStarts, scheduleSpan } from '@milepost/openapi/domains/schedule';
import type { Compared, ScheduleRow, Span } from '@milepost/openapi/domains/schedule';
import { timesOf } from './draft.ts';
import type { ScheduleDraft } from './draft.ts';

/** Members of a draft that say when it takes place, and which it is. */
export const COMPARED_FIELDS = [
  'id',
  'groupId',
  'isAllDay',
  'start',
  'startDay',
  'end',
  'endDay',
  'duration',
  'repetition',
  'until',
] as const satisfies readonly (keyof ScheduleDraft)[];

/** Times of a schedule as it is filled in, to be compared with others; null while they are not all there. @reading R-725 */
export function comparedOf(draft: Pick<ScheduleDraft, (typeof COMPARED_FIELDS)[number]>): Compared | null {
  const { startDay, endDay, repetition, repeatTime, ...times } = timesOf(draft);
  if (startDay === null || endDay === null) return null;
  const { startMs, endMs } = scheduleSpan({ ...times, startDay, endDay });
  if (endMs < startMs) return null;
  const spans = repetitionStarts({ startMs, repetition, repeatTime })
    .filter((at) => at < startMs + COMPARED_MS)
    .map((at): Span => ({ startMs: at, endMs: at + endMs - startMs }));
  return { id: draft.id, groupId: draft.groupId, isAllDay: draft.isAllDay, spans };
}

/** One time of a schedule that is there, taken to another. */
export const comparedAt = ({ id, groupId, isAllDay }: Pick<ScheduleRow, 'id' | 'groupId' | 'isAllDay'>, span: Span): Compared => ({
  id,
  groupId,
  isAllDay,
  spans: [span],
});
