import type { CalendarItem } from '@milepost/kit/calendar-view';
import { colorOfLabel, isRepeating, officeText, scheduleSpan } from '@milepost/openapi/domains/schedule';
import type { ScheduleRow } from '@milepost/openapi/domains/schedule';

/**
 * Schedules as the calendar draws them, on the clock of the office; one without a moment stands nowhere. Those of one's own can be moved.
 * @reading R-125 @reading R-724
 */
export function itemsOf(rows: readonly ScheduleRow[], userId: string): CalendarItem[] {
  return rows.flatMap((row): CalendarItem[] => {
    const first = row.startDay ?? row.endDay;
    const last = row.endDay ?? row.startDay;
    if (first === null || last === null) return [];
    const { startMs, endMs } = scheduleSpan({ ...row, startDay: first, endDay: last });
    const color = colorOfLabel(row.color);
    return [
      {
        id: row.id,
        title: row.title,
        start: officeText(startMs),
        end: officeText(Math.max(startMs, endMs)),
        isAllDay: row.isAllDay,
        isRepeated: isRepeating(row.repetition),
        isMovable: row.creatorUserId === userId,
        ...(color && { color }),
        ...(row.urgent !== 'normal' && { urgency: row.urgent }),
      },
    ];
  });
}
