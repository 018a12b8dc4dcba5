import { defineModule } from '../../core/module.ts';
import { seedReminded } from './seed.ts';

/**
 * Schedules that the reminders of the seed speak of. A module of its own: data that had the reminders before get the schedules
 * too.
 */
export const scheduleReminderModule = defineModule({
  name: 'schedule-reminder',
  tables: [],
  seed: seedReminded,

  handlers: () => ({}),
});
