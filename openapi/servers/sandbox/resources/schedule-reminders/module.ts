import { defineModule } from '../../core/module.ts';
import { remindOfDue } from './remind.ts';

/** Reminders of schedules, sent when they are due. Each is written down, so that none comes twice; one that was moved comes again. */
export const scheduleRemindingModule = defineModule({
  name: 'schedule-reminding',
  tables: [
    `CREATE TABLE schedule_reminded (
       scheduleId TEXT NOT NULL REFERENCES schedule (id) ON DELETE CASCADE, dueMs INTEGER NOT NULL, PRIMARY KEY (scheduleId, dueMs)
     ) STRICT, WITHOUT ROWID;`,
  ],

  handlers: () => ({}),
  tick: remindOfDue,
});
