import { SCHEDULE_TYPES } from '../../../../src/domains/schedule/index.ts';
import type { SeedWorld } from '../../core/module.ts';
import { MESSAGE_TYPE } from '../message/deliver.ts';
import { NEWS } from '../schedule/notify.ts';
import { PLAIN } from '../schedule/seed.ts';
import { writeSeries } from '../schedule/series.ts';

/** A schedule a reminder of the seed speaks of: the reminder, who made it, and when it is. */
interface RemindedSeed {
  readonly message: string;
  readonly title: string;
  readonly by: string;
  readonly start: string;
  readonly end: string;
  readonly content: string;
}

const REMINDED: readonly RemindedSeed[] = [
  {
    message: '云阳西收费站消防演练 14:30 开始',
    title: '云阳西收费站消防演练',
    by: 'admin',
    start: '2026-10-26T14:30:00+08:00',
    end: '2026-10-26T16:00:00+08:00',
    content: '疏散、灭火器使用与报警流程',
  },
  {
    message: '三标段计量支付复核会 9:30 开始',
    title: '三标段计量支付复核会',
    by: 'staff',
    start: '2026-11-03T09:30:00+08:00',
    end: '2026-11-03T11:30:00+08:00',
    content: '复核十月计量支付报表',
  },
  {
    message: '冬季除雪物资清点 10:00 开始',
    title: '冬季除雪物资清点',
    by: 'admin',
    start: '2026-11-12T10:00:00+08:00',
    end: '2026-11-12T12:00:00+08:00',
    content: '融雪剂、除雪机具与防滑链',
  },
  {
    message: '长江大桥夜间养护协调会 16:00 开始',
    title: '长江大桥夜间养护协调会',
    by: 'double',
    start: '2026-11-19T16:00:00+08:00',
    end: '2026-11-19T17:30:00+08:00',
    content: '封道时段、交通组织与应急值守',
  },
];

/** Writes the schedule of every reminder that still opens none, for those who got it, and leads the reminder there. */
export function seedReminded({ store, nextId, timeMs }: SeedWorld): void {
  for (const { message, title, by, start, end, content } of REMINDED) {
    const reminder = store.one<{ id: string }>(
      "SELECT id FROM message WHERE type = ? AND title = ? AND bodyText ->> 'type' = ?",
      MESSAGE_TYPE.schedule,
      message,
      NEWS.removed,
    );
    const maker = store.one<{ id: string }>('SELECT id FROM user WHERE account = ?', by);
    if (!reminder || !maker) continue;
    const userIds = store.all<{ userId: string }>('SELECT userId FROM message_receiver WHERE messageId = ?', reminder.id);
    const { id, groupId } = writeSeries({ store, nextId, timeMs }, maker.id, {
      span: { startMs: Date.parse(start), endMs: Date.parse(end) },
      userIds: userIds.map(({ userId }) => userId),
      fields: { ...PLAIN, type: SCHEDULE_TYPES.meeting, title, content },
    });
    store.run('UPDATE message SET bodyText = ? WHERE id = ?', JSON.stringify({ id, groupId, type: NEWS.added }), reminder.id);
  }
}
