import { officeText, scheduleSpan } from '@milepost/openapi/domains/schedule';
import type { ScheduleDetail } from '@milepost/openapi/domains/schedule';

const DAY_CHARS = 'YYYY-MM-DD'.length;

type Times = Pick<ScheduleDetail, 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'isAllDay'>;

/** Begin and end of a schedule, as `YYYY-MM-DD HH:mm`, or as days where it takes the whole day; empty where nobody knows. */
export function timesOf({ startDay, startTime, endDay, endTime, isAllDay }: Times): { readonly start: string; readonly end: string } {
  const first = startDay ?? endDay;
  const last = endDay ?? startDay;
  if (first === null || last === null) return { start: '', end: '' };
  const { startMs, endMs } = scheduleSpan({ startDay: first, startTime, endDay: last, endTime, isAllDay });
  const text = (atMs: number) => (isAllDay ? officeText(atMs).slice(0, DAY_CHARS) : officeText(atMs));
  return { start: startDay === null ? '' : text(startMs), end: endDay === null ? '' : text(endMs) };
}
