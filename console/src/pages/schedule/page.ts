import { definePage } from '../definePage.ts';
import { scheduleSearch } from './search.ts';

export const schedulePage = definePage({
  path: 'maintenance/schedule',
  search: scheduleSearch,
  hasFirstWords: true,
  load: () => import('./SchedulePage.tsx'),
});
