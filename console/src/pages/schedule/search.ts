import type { CalendarMode } from '@milepost/kit/calendar-view';
import { readWritten } from '@milepost/kit/engines/calendar-day';
import type { PageSearch } from '../../routing/index.ts';

/** Address of the page of schedules in the menu. */
export const SCHEDULE_PATH = 'maintenance/schedule';

/** Search parameters of the calendar. */
export interface ScheduleSearch {
  /** Null for the view this person begins with. */
  readonly mode: CalendarMode | null;
  /** Day that is shown, `YYYY-MM-DD`; null for today. */
  readonly day: string | null;
}

const MODES: readonly CalendarMode[] = ['month', 'week', 'day', 'list'];

export const scheduleSearch: PageSearch<ScheduleSearch> = {
  read: (search) => ({
    mode: MODES.find((mode) => mode === search['view']) ?? null,
    day: readWritten(search['day'] ?? '')?.day ?? null,
  }),
  write: ({ mode, day }) => ({ ...(mode !== null && { view: mode }), ...(day !== null && { day }) }),
};
