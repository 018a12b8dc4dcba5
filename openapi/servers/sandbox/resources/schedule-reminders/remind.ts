import { clockOf, DAY_MS, NO_REMINDER, officeText, reminderMoment } from '../../../../src/domains/schedule/index.ts';
import type { World } from '../../core/handlers.ts';
import { labelById } from '../user-administration/labels.ts';
import { deliverMessage, MESSAGE_TYPE } from '../message/deliver.ts';
import { NEWS } from '../schedule/notify.ts';
import type { ScheduleStored } from '../schedule/tables.ts';
import { isUsable, sendElsewhere } from '../send-config/send.ts';

/** The earliest reminder comes a week before. @source admin §3 */
const EARLIEST_MS = 8 * DAY_MS;
/** `reminderType` of a reminder by its own sending configuration. @reading R-129 */
const BY_CONFIGURATION = 2;

/** Schedules with a reminder that are not over and begin within a week. */
const SOON_SQL = `
  SELECT id, groupId, title, content, allDay, startDay, endDay, reminderTime, reminderType, send, creatorUserId FROM schedule
  WHERE reminderTime IS NOT NULL AND reminderTime <> ? AND endDay >= ? AND startDay <= ?
  ORDER BY startDay, id`;

type Due = Pick<
  ScheduleStored,
  'id' | 'groupId' | 'title' | 'content' | 'allDay' | 'startDay' | 'endDay' | 'reminderTime' | 'reminderType' | 'send' | 'creatorUserId'
>;

/** Reminds of every schedule whose reminder is due and was not sent. @reading R-522 */
export function remindOfDue(world: World): void {
  const { store } = world;
  const nowMs = world.now();
  for (const row of store.all<Due>(SOON_SQL, NO_REMINDER, nowMs, nowMs + EARLIEST_MS)) {
    const dueMs = reminderMoment({ startMs: row.startDay, isAllDay: row.allDay === 1, reminderTime: row.reminderTime });
    if (dueMs === null || dueMs > nowMs) continue;
    if (store.run('INSERT OR IGNORE INTO schedule_reminded (scheduleId, dueMs) VALUES (?, ?)', row.id, dueMs) > 0) remind(world, row);
  }
}

/** People who made it or take part, as far as they may sign in. */
const receiversOf = ({ store }: Pick<World, 'store'>, { id, creatorUserId }: Due): string[] =>
  store
    .all<{ id: string }>(
      `SELECT id FROM user WHERE enabledMark = 1 AND (id = ? OR id IN (SELECT userId FROM schedule_participant WHERE scheduleId = ?))`,
      creatorUserId,
      id,
    )
    .map((user) => user.id);

function remind(world: World, row: Due): void {
  const receivers = receiversOf(world, row);
  if (receivers.length === 0) return;
  const title = `${row.title} ${beginOf(row)}`;
  const bodyText = JSON.stringify({ id: row.id, groupId: row.groupId, type: NEWS.added });
  deliverMessage(world, { type: MESSAGE_TYPE.schedule, title, excerpt: row.content, bodyText }, receivers);
  if (row.reminderType !== BY_CONFIGURATION || !isUsable(world, row.send)) return;
  const values = new Map([
    ['@Title', row.title],
    ['@CreatorUserName', labelById(world.store, row.creatorUserId) ?? ''],
    ['@Content', row.content],
    ['@StartDate', officeText(row.startDay).slice(0, 10)],
    ['@StartTime', clockOf(row.startDay)],
    ['@EndDate', officeText(row.endDay).slice(0, 10)],
    ['@EndTime', clockOf(row.endDay)],
  ]);
  sendElsewhere(world, row.send, { values, receivers, releaseUser: '系统' });
}

/** Day and clock of its begin: `11月24日 10:00 开始`; the day alone for whole days. */
function beginOf({ startDay, allDay }: Due): string {
  const [, month, day] = officeText(startDay).slice(0, 10).split('-').map(Number);
  const date = `${month}月${day}日`;
  return allDay === 1 ? date : `${date} ${clockOf(startDay)} 开始`;
}
