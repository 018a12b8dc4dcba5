import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageCodecs, openingOf } from '../../../../src/domains/message/index.ts';
import {
  DAY_MS,
  endOfDay,
  REPETITIONS,
  scheduleCodecs,
  SCOPES,
  startOfDay,
  type ScheduleBody,
} from '../../../../src/domains/schedule/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, gone, read, refusal, refusals, told, type Api, type SignedIn } from './client.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const WEEK_MS = 7 * DAY_MS;

let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff] = await Promise.all([enter(sandbox.url, 'admin'), enter(sandbox.url, 'staff')]);
});
afterAll(() => sandbox.close());

/** Nine in the morning of a day of a year in which nothing else happens. */
const draftOf = (day: string, title: string): ScheduleBody => ({
  type: 2,
  urgent: 'important',
  title,
  content: '带上台账',
  isAllDay: false,
  startDay: at(`${day}T09:00:00`),
  startTime: '09:00',
  endDay: at(`${day}T10:30:00`),
  endTime: '10:30',
  duration: 90,
  color: '#188ae2',
  reminderTime: 10,
  reminderType: 1,
  send: '',
  sendName: '',
  repetition: REPETITIONS.none,
  repeatTime: null,
  toUserIds: [staff.person.user.userId],
  files: { kind: 'none' },
});
const during = (of: Api, from: string, days: number) => {
  const query = { startTime: startOfDay(at(`${from}T00:00:00`)), endTime: at(`${from}T00:00:00`) + days * DAY_MS };
  return read(scheduleCodecs.listSchedules, of.listSchedules({ query }));
};
const record = (id: string) => read(scheduleCodecs.getSchedule, admin.api.getSchedule({ path: { id } }));
const change = (id: string, type: 1 | 2 | 3, draft: ScheduleBody) =>
  told(admin.api.updateSchedule({ path: { id, type }, body: scheduleCodecs.updateSchedule.body.encode(draft) }));
const remove = (id: string, type: 1 | 2 | 3) => told(admin.api.removeSchedule({ path: { id, type } }));
async function made(draft: ScheduleBody): Promise<void> {
  expect(await told(admin.api.createSchedule({ body: scheduleCodecs.createSchedule.body.encode(draft) }))).toBe('新建成功');
}
/** Target of the participant's newest message with this title. */
async function newsOf(title: string) {
  const { rows } = await read(messageCodecs.listMessages, staff.api.listMessages({ query: { type: '4', keyword: title } }));
  const newest = await read(messageCodecs.readMessage, staff.api.readMessage({ path: { id: rows[0]?.id ?? '' } }));
  return { title: newest.title, opening: openingOf(newest) };
}

describe('a schedule', () => {
  it('that was added is in the calendars of who made it and who takes part, is read as written, and the participant is told', async () => {
    const draft = draftOf('2031-03-05', '桥梁巡检会');
    await made(draft);
    const [row] = await during(admin.api, '2031-03-05', 1);
    expect(row).toMatchObject({ title: '桥梁巡检会', startTime: '09:00', endTime: '10:30', urgent: 'important' });
    expect(await during(staff.api, '2031-03-05', 1)).toEqual([row]);
    const id = row?.id ?? '';
    expect(await record(id)).toMatchObject({ ...draft, id, creatorUserId: admin.person.user.userId });
    const detail = await read(
      scheduleCodecs.getScheduleDetail,
      staff.api.getScheduleDetail({ query: { id, groupId: row?.groupId ?? '' } }),
    );
    expect(detail).toMatchObject({ category: '会议', toUserNames: ['何俊杰'], urgent: { known: 'important' } });
    expect(await newsOf('桥梁巡检会')).toEqual({ title: '新日程：桥梁巡检会', opening: { kind: 'schedule', id, groupId: row?.groupId } });
  });

  it('that was moved to another day is there in both calendars, and the participant is told', async () => {
    const draft = draftOf('2031-04-07', '隧道演练');
    await made(draft);
    const id = (await during(admin.api, '2031-04-07', 1))[0]?.id ?? '';
    const moved = { ...draft, title: '隧道联合演练', startDay: at('2031-04-09T00:00:00'), endDay: at('2031-04-09T00:00:00') };
    expect(await change(id, SCOPES.all, moved)).toBe('更新成功');
    expect([await during(admin.api, '2031-04-07', 1), await during(staff.api, '2031-04-07', 1)]).toEqual([[], []]);
    expect(await during(staff.api, '2031-04-09', 1)).toMatchObject([{ id, title: '隧道联合演练', startTime: '09:00' }]);
    expect(await newsOf('隧道联合演练')).toMatchObject({ title: '日程变更：隧道联合演练', opening: { kind: 'schedule', id } });
  });

  it('is changed and deleted by who made it alone', async () => {
    await made(draftOf('2031-05-06', '收费业务培训'));
    const id = (await during(staff.api, '2031-05-06', 1))[0]?.id ?? '';
    expect(await refusal(staff.api.removeSchedule({ path: { id, type: SCOPES.this } }))).toBe('只有创建人可以删除日程');
    expect(await during(admin.api, '2031-05-06', 1)).toHaveLength(1);
  });

  it('that was deleted is gone from both calendars, asking for it is refused, and the news of it opens nothing', async () => {
    await made(draftOf('2031-06-03', '防汛会商'));
    const id = (await during(admin.api, '2031-06-03', 1))[0]?.id ?? '';
    expect(await remove(id, SCOPES.this)).toBe('删除成功');
    expect([await during(admin.api, '2031-06-03', 1), await during(staff.api, '2031-06-03', 1)]).toEqual([[], []]);
    expect(
      await refusals(
        admin.api.getSchedule({ path: { id } }),
        admin.api.getScheduleDetail({ query: { id } }),
        admin.api.removeSchedule({ path: { id, type: SCOPES.all } }),
      ),
    ).toEqual([gone('日程')]);
    expect(await newsOf('防汛会商')).toEqual({ title: '日程取消：防汛会商', opening: { kind: 'nothing' } });
  });
});

describe('a schedule that comes back every week', () => {
  /** Four Mondays of a year, from the first Monday of its September on. */
  async function mondays(year: number): Promise<{ day: string; shown: () => Promise<string[]>; ids: string[]; draft: ScheduleBody }> {
    const day = Array.from({ length: 7 }, (_, index) => `${year}-09-0${index + 1}`).find((each) => new Date(each).getUTCDay() === 1) ?? '';
    const first = draftOf(day, '周例会');
    const draft: ScheduleBody = { ...first, repetition: REPETITIONS.weekly, repeatTime: endOfDay(first.startDay + 3 * WEEK_MS) };
    await made(draft);
    const rows = () => during(staff.api, day, 40);
    const written = await rows();
    expect(written.map(({ startDay }) => startDay)).toEqual([0, 1, 2, 3].map((week) => draft.startDay + week * WEEK_MS));
    expect(new Set(written.map(({ groupId }) => groupId)).size).toBe(1);
    return { day, shown: async () => (await rows()).map(({ title }) => title), ids: written.map(({ id }) => id), draft };
  }
  const titled = async (id: string, title: string): Promise<ScheduleBody> => ({ ...(await bodyOf(id)), title });
  const bodyOf = async (id: string): Promise<ScheduleBody> => {
    const body = scheduleCodecs.createSchedule.body;
    const one = await record(id);
    return body.decode(body.encode({ ...one, startDay: one.startDay ?? 0, endDay: one.endDay ?? 0, repetition: REPETITIONS.weekly }));
  };

  it('is changed for this time, for this and later ones, or for all of them', async () => {
    const { shown, ids } = await mondays(2032);
    const [first = '', second = '', third = ''] = ids;
    await change(second, SCOPES.this, await titled(second, '本次'));
    expect(await shown()).toEqual(['周例会', '本次', '周例会', '周例会']);
    await change(third, SCOPES.thisAndLater, await titled(third, '此后'));
    expect(await shown()).toEqual(['周例会', '本次', '此后', '此后']);
    await change(first, SCOPES.all, await titled(first, '全部'));
    expect(await shown()).toEqual(['全部', '全部', '此后', '此后']);
  });

  it('is deleted for this time, for this and later ones, or for all of them', async () => {
    const { shown, ids } = await mondays(2033);
    const [first = '', second = '', third = ''] = ids;
    await remove(second, SCOPES.this);
    expect(await shown()).toHaveLength(3);
    await remove(third, SCOPES.thisAndLater);
    expect(await shown()).toHaveLength(1);
    await remove(first, SCOPES.all);
    expect(await shown()).toEqual([]);
    expect(await refusal(record(first))).toBe(gone('日程'));
  });

  it('that comes every day instead from now on is laid out anew', async () => {
    const { draft, ids } = await mondays(2034);
    const daily: ScheduleBody = { ...draft, repetition: REPETITIONS.daily, repeatTime: endOfDay(draft.startDay + 2 * DAY_MS) };
    await change(ids[0] ?? '', SCOPES.all, daily);
    const rows = await read(
      scheduleCodecs.listSchedules,
      staff.api.listSchedules({ query: { startTime: draft.startDay, endTime: draft.startDay + 5 * WEEK_MS } }),
    );
    expect(rows.map(({ startDay }) => startDay)).toEqual([0, 1, 2].map((days) => draft.startDay + days * DAY_MS));
  });
});
