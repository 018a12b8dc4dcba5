import type { CalendarMode } from '@milepost/kit/calendar-view';
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
const DAY = /^(19|20)\d\d-\d\d-\d\d$/;

/** Day of an address as it is written there; null for what is no day. The kit reads more, but addresses come with the first page. */
function dayIn(text: string): string | null {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

export const scheduleSearch: PageSearch<ScheduleSearch> = {
  read: (search) => ({
    mode: MODES.find((mode) => mode === search['view']) ?? null,
    day: dayIn(search['day'] ?? ''),
  }),
  write: ({ mode, day }) => ({ ...(mode !== null && { view: mode }), ...(day !== null && { day }) }),
};
