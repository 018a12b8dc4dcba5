import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** One row for each time of a schedule; those of a repeated one share a groupId. @reading R-126 */
export const SCHEDULE_TABLES = `
  CREATE TABLE schedule (
    id TEXT PRIMARY KEY, groupId TEXT NOT NULL, type INTEGER, urgent TEXT NOT NULL CHECK (urgent IN ('1', '2', '3')), title TEXT NOT NULL,
    content TEXT NOT NULL, allDay INTEGER NOT NULL CHECK (allDay IN (0, 1)), startDay INTEGER NOT NULL, endDay INTEGER NOT NULL,
    duration INTEGER, color TEXT NOT NULL, reminderTime INTEGER, reminderType INTEGER, send TEXT NOT NULL, sendName TEXT NOT NULL,
    repetition INTEGER NOT NULL CHECK (repetition BETWEEN 1 AND 5), repeatTime INTEGER, files TEXT NOT NULL,
    creatorUserId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX schedule_group ON schedule (groupId);
  CREATE INDEX schedule_creator ON schedule (creatorUserId, startDay);
  CREATE TABLE schedule_participant (
    scheduleId TEXT NOT NULL REFERENCES schedule (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    place INTEGER NOT NULL, PRIMARY KEY (scheduleId, userId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX schedule_participant_user ON schedule_participant (userId);
`;

/** One time of a schedule as it is stored. @source admin §3 */
export type ScheduleStored = {
  id: string;
  groupId: string;
  type: number | null;
  urgent: '1' | '2' | '3';
  title: string;
  content: string;
  allDay: number;
  /** Begin, milliseconds since 1970. */
  startDay: number;
  /** End, milliseconds since 1970. */
  endDay: number;
  duration: number | null;
  color: string;
  reminderTime: number | null;
  reminderType: number | null;
  send: string;
  sendName: string;
  repetition: number;
  repeatTime: number | null;
  /** A JSON list as text, or empty. */
  files: string;
  creatorUserId: string;
  creatorTime: number;
  lastModifyTime: number;
};

/** Fields the times of one schedule have in common. */
export type ScheduleFields = Omit<
  ScheduleStored,
  'id' | 'groupId' | 'startDay' | 'endDay' | 'creatorUserId' | 'creatorTime' | 'lastModifyTime'
>;

const DESCRIPTOR: ResourceDescriptor<ScheduleStored> = {
  table: 'schedule',
  title: '日程',
  columns: [
    'id',
    'groupId',
    'type',
    'urgent',
    'title',
    'content',
    'allDay',
    'startDay',
    'endDay',
    'duration',
    'color',
    'reminderTime',
    'reminderType',
    'send',
    'sendName',
    'repetition',
    'repeatTime',
    'files',
    'creatorUserId',
    'creatorTime',
    'lastModifyTime',
  ],
  order: ['startDay', 'id'],
  unique: [],
  references: [],
  heldBy: [],
};

/** The schedules as rows, the earliest first. */
export const createSchedules = (store: Store): Resource<ScheduleStored> => createResource(store, DESCRIPTOR);

/** Participants of one time of a schedule, in the order they were chosen. */
export const participantsOf = (store: Store, scheduleId: string): { id: string; realName: string }[] =>
  store.all<{ id: string; realName: string }>(
    'SELECT user.id, realName FROM schedule_participant JOIN user ON user.id = userId WHERE scheduleId = ? ORDER BY place',
    scheduleId,
  );

export function writeParticipants(store: Store, scheduleId: string, userIds: readonly string[]): void {
  store.run('DELETE FROM schedule_participant WHERE scheduleId = ?', scheduleId);
  [...new Set(userIds)].forEach((userId, place) =>
    store.run('INSERT INTO schedule_participant (scheduleId, userId, place) VALUES (?, ?, ?)', scheduleId, userId, place),
  );
}

/** The schedules a person made or takes part in that touch a span, the earliest first. @reading R-125 */
export const schedulesBetween = (store: Store, userId: string, fromMs: number, toMs: number): ScheduleStored[] =>
  store.all<ScheduleStored>(
    `SELECT ${DESCRIPTOR.columns.join(', ')} FROM schedule
     WHERE endDay >= ? AND startDay <= ?
       AND (creatorUserId = ? OR EXISTS (SELECT 1 FROM schedule_participant WHERE scheduleId = schedule.id AND userId = ?))
     ORDER BY startDay, id`,
    fromMs,
    toMs,
    userId,
    userId,
  );
