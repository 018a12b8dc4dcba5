import { defineModule } from '../../core/module.ts';
import { scheduleHandlers } from './rules.ts';
import { seedSchedules } from './seed.ts';
import { SCHEDULE_TABLES } from './tables.ts';
import { scheduleWords } from './words.ts';

/** Calendars of everybody. Telling participants needs the module of messages. */
export const scheduleModule = defineModule({
  name: 'schedule',
  tables: [SCHEDULE_TABLES],
  seed: seedSchedules,
  words: scheduleWords,
  handlers: scheduleHandlers,
});
