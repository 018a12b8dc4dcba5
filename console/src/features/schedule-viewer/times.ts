import { clockOf, scheduleSpan } from '@milepost/openapi/domains/schedule';
import type { ScheduleDetail } from '@milepost/openapi/domains/schedule';

/** The calendar is that of the office. @reading R-125 */
const OFFICE = 'Asia/Shanghai';
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: OFFICE, year: 'numeric', month: '2-digit', day: '2-digit' });

type Times = Pick<ScheduleDetail, 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'isAllDay'>;

/** Begin and end of a schedule, as `YYYY-MM-DD HH:mm`, or as days where it takes the whole day; empty where nobody knows. */
export function timesOf({ startDay, startTime, endDay, endTime, isAllDay }: Times): { readonly start: string; readonly end: string } {
  const first = startDay ?? endDay;
  const last = endDay ?? startDay;
  if (first === null || last === null) return { start: '', end: '' };
  const { startMs, endMs } = scheduleSpan({ startDay: first, startTime, endDay: last, endTime, isAllDay });
  const text = (atMs: number) => (isAllDay ? DAY.format(atMs) : `${DAY.format(atMs)} ${clockOf(atMs)}`);
  return { start: startDay === null ? '' : text(startMs), end: endDay === null ? '' : text(endMs) };
}
