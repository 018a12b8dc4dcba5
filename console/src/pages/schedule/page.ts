import { definePage } from '../definePage.ts';
import { SCHEDULE_PATH, scheduleSearch } from './search.ts';

export const schedulePage = definePage({
  path: SCHEDULE_PATH,
  search: scheduleSearch,
  load: () => import('./SchedulePage.tsx'),
});
