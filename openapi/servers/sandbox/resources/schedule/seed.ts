import { REPETITIONS, SCHEDULE_TYPES, scheduleSpan, type Repetition } from '../../../../src/domains/schedule/index.ts';
import type { SeedWorld } from '../../core/module.ts';
import { writeSeries } from './series.ts';

/** A schedule of the seed: days as text, accounts instead of ids. */
interface ScheduleSeed {
  title: string;
  by: string;
  /** `2026-11-24 09:30`, or a day alone for a whole day. */
  start: string;
  end: string;
  type?: number;
  urgent?: '1' | '2' | '3';
  content?: string;
  with?: readonly string[];
  repetition?: Repetition;
  until?: string;
}

const { meeting, shift } = SCHEDULE_TYPES;
const { daily, weekly, monthly, yearly } = REPETITIONS;

const SCHEDULES: readonly ScheduleSeed[] = [
  {
    title: '运营周例会',
    by: 'admin',
    start: '2026-11-02 09:00',
    end: '2026-11-02 10:30',
    type: meeting,
    with: ['staff', 'double'],
    repetition: weekly,
    until: '2026-12-28',
  },
  {
    title: '冬季除雪保畅部署会',
    by: 'admin',
    start: '2026-11-24 09:30',
    end: '2026-11-24 11:00',
    type: meeting,
    urgent: '2',
    content: '落实除雪机具与融雪剂储备',
    with: ['staff', 'double', 'novice'],
  },
  { title: '平台数据备份检查', by: 'admin', start: '2026-11-30 17:00', end: '2026-11-30 17:30', repetition: monthly, until: '2027-04-30' },
  {
    title: '年度网络安全演练',
    by: 'admin',
    start: '2026-12-10',
    end: '2026-12-11',
    urgent: '3',
    content: '涉及收费、监控与机电网络',
    repetition: yearly,
    until: '2028-12-31',
  },
  { title: '路产台账盘点', by: 'staff', start: '2026-11-16', end: '2026-11-20', content: '白鹭湖至青溪段' },
  { title: '青溪河特大桥夜间巡查', by: 'staff', start: '2026-11-25 22:00', end: '2026-11-26 02:00', type: shift, urgent: '2' },
  { title: '赔补偿案件会审', by: 'staff', start: '2026-11-27 14:30', end: '2026-11-27 16:00', type: meeting, with: ['admin'] },
  {
    title: '收费班晨会',
    by: 'novice',
    start: '2026-11-23 07:40',
    end: '2026-11-23 08:00',
    type: meeting,
    repetition: daily,
    until: '2026-12-04',
  },
  {
    title: '监控中心夜班',
    by: 'double',
    start: '2026-11-21 20:00',
    end: '2026-11-22 08:00',
    type: shift,
    repetition: weekly,
    until: '2026-12-26',
  },
  {
    title: '危化品运输专项检查',
    by: 'double',
    start: '2026-12-01 08:30',
    end: '2026-12-01 17:30',
    urgent: '3',
    content: '联合路政与交警',
    with: ['admin', 'staff'],
  },
];

/** Fields of a schedule that happens once, without a reminder, a colour or files. */
export const PLAIN = {
  urgent: '1',
  allDay: 0,
  duration: null,
  color: '',
  reminderTime: null,
  reminderType: null,
  send: '',
  sendName: '',
  repetition: REPETITIONS.none,
  repeatTime: null,
  files: '',
} as const;

const momentOf = (text: string): number => Date.parse(text.includes(' ') ? `${text.replace(' ', 'T')}:00+08:00` : `${text}T00:00:00+08:00`);

/** Writes the calendars of the seeded people. */
export function seedSchedules({ store, nextId, timeMs }: SeedWorld): void {
  const users = new Map(store.all<{ account: string; id: string }>('SELECT account, id FROM user').map(({ account, id }) => [account, id]));
  for (const seed of SCHEDULES) {
    const isAllDay = !seed.start.includes(' ');
    const days = { startDay: momentOf(seed.start), endDay: momentOf(seed.end) };
    writeSeries({ store, nextId, timeMs }, users.get(seed.by) ?? '', {
      span: scheduleSpan({ ...days, startTime: '', endTime: '', isAllDay }),
      userIds: (seed.with ?? []).flatMap((account) => users.get(account) ?? []),
      fields: {
        ...PLAIN,
        type: seed.type ?? SCHEDULE_TYPES.schedule,
        urgent: seed.urgent ?? '1',
        title: seed.title,
        content: seed.content ?? '',
        allDay: isAllDay ? 1 : 0,
        repetition: seed.repetition ?? REPETITIONS.none,
        repeatTime: seed.until === undefined ? null : momentOf(seed.until),
      },
    });
  }
}
