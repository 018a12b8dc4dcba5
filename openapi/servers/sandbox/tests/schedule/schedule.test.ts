import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let novice: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  sandbox = await startForTest({ now: () => at('2026-11-20T12:00:00') });
  admin = await signIn(sandbox.url, 'admin');
  staff = await signIn(sandbox.url, 'staff');
  novice = await signIn(sandbox.url, 'novice');
  for (const [name, person] of Object.entries({ admin, staff, novice })) ids[name] = (await person.data('getCurrentUser')).userInfo.userId;
});
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  type: 2,
  urgent: '2',
  title: '隧道机电检修协调',
  content: '停电窗口两小时',
  allDay: 0,
  startDay: at('2030-03-05T00:00:00'),
  startTime: '09:30',
  endDay: at('2030-03-05T00:00:00'),
  endTime: '11:00',
  duration: 90,
  color: '#188ae2',
  reminderTime: 15,
  reminderType: 1,
  send: '',
  sendName: '',
  repetition: 1,
  repeatTime: null,
  toUserIds: [] as string[],
  files: '',
  ...more,
});
/** The schedules of a person in a month of 2030. */
const inMonth = async (month: string, person = admin) => {
  const start = at(`2030-${month}-01T00:00:00`);
  const query = { startTime: String(start), endTime: String(start + 27 * 86_400_000) };
  return (await person.data('listSchedules', { query })).list;
};
/** Makes a schedule in a month nobody else uses, and answers its row. */
async function made(month: string, more: object = {}, person = admin) {
  const day = at(`2030-${month}-05T00:00:00`);
  expect(await person.call('createSchedule', { body: draft({ startDay: day, endDay: day, ...more }) })).toEqual({
    code: 200,
    msg: '新建成功',
  });
  const [row] = await inMonth(month, person);
  if (!row) throw new Error('the schedule is not in the list');
  return row;
}

describe('a schedule', () => {
  it('is created, read, changed and removed', async () => {
    const file = JSON.stringify([
      { name: '停电方案.pdf', fileId: 'a.pdf', fileSize: 12, fileExtension: 'pdf', fileVersionId: '', url: '/a.pdf' },
    ]);
    const { id } = await made('01', { files: file });
    const record = await admin.data('getSchedule', { path: { id } });
    expect(record).toMatchObject({
      id,
      type: 2,
      urgent: '2',
      title: '隧道机电检修协调',
      startDay: at('2030-01-05T09:30:00'),
      startTime: '09:30',
      endDay: at('2030-01-05T11:00:00'),
      endTime: '11:00',
      duration: 90,
      reminderTime: 15,
      reminderType: 1,
      repetition: 1,
      repeatTime: null,
      creatorUserId: ids.admin,
      toUserIds: [],
      files: file,
    });
    const body = { ...record, title: '改期', startDay: at('2030-01-06T00:00:00'), endDay: at('2030-01-06T00:00:00') };
    expect(await admin.call('updateSchedule', { path: { id, type: '3' }, body })).toEqual({ code: 200, msg: '更新成功' });
    expect((await inMonth('01')).map(({ title, startDay }) => [title, startDay])).toEqual([['改期', at('2030-01-06T09:30:00')]]);
    expect(await admin.call('removeSchedule', { path: { id, type: '3' } })).toEqual({ code: 200, msg: '删除成功' });
    expect(await inMonth('01')).toEqual([]);
    expect((await admin.call('getSchedule', { path: { id } })).msg).toContain('不存在');
  });

  it('that takes whole days runs from the first to the last minute', async () => {
    const row = await made('02', { allDay: 1, endDay: at('2030-02-06T00:00:00'), startTime: '', endTime: '' });
    expect(row).toMatchObject({
      startDay: at('2030-02-05T00:00:00'),
      endDay: at('2030-02-06T23:59:59'),
      startTime: '00:00',
      endTime: '23:59',
    });
  });

  it.each([
    ['no title', { title: '' }, '请输入日程标题'],
    ['a title of 201 characters', { title: '会'.repeat(201) }, '日程标题最多为200个字符！'],
    ['no start', { startDay: undefined }, '请选择开始时间'],
    ['a clock that is none', { startTime: '24:00' }, '开始时间应为时:分'],
    ['an end before the start', { endTime: '09:00' }, '结束时间不能早于开始时间'],
    ['an unknown urgency', { urgent: '4' }, '紧急程度只能为普通、重要或紧急'],
    ['a repetition without end', { repetition: 2 }, '请选择结束重复的日期'],
    ['a repetition that ends before it starts', { repetition: 2, repeatTime: at('2030-03-04T00:00:00') }, '结束重复的日期不能早于开始时间'],
    ['367 days', { repetition: 2, repeatTime: at('2031-03-06T00:00:00') }, '重复次数不能超过366次，请提前结束重复的日期'],
    ['a participant who does not exist', { toUserIds: ['404'] }, '参与人不存在，可能已被删除，请重新选择参与人'],
  ])('is refused with %s', async (_, more, msg) => {
    expect(await admin.call('createSchedule', { body: draft(more) })).toEqual({ code: 400, msg });
    expect(await inMonth('03')).toEqual([]);
  });

  it('is refused with files that are no list', async () => {
    expect((await admin.call('createSchedule', { body: draft({ files: '{"name":"x"}' }) })).code).toBe(400);
    expect(await inMonth('03')).toEqual([]);
  });
});

describe('a repeated schedule', () => {
  it('is one row for each time, all of one group', async () => {
    await made('04', { repetition: 3, repeatTime: at('2030-04-26T00:00:00') });
    const rows = await inMonth('04');
    expect(rows.map(({ startDay }) => startDay)).toEqual(['05', '12', '19', '26'].map((day) => at(`2030-04-${day}T09:30:00`)));
    expect(new Set(rows.map(({ groupId }) => groupId)).size).toBe(1);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
  });

  it('comes to the last day of months that are too short', async () => {
    const days = { startDay: at('2031-10-31T00:00:00'), endDay: at('2031-10-31T00:00:00') };
    expect(
      (await admin.call('createSchedule', { body: draft({ ...days, repetition: 4, repeatTime: at('2032-02-29T00:00:00') }) })).code,
    ).toBe(200);
    const query = { startTime: String(at('2031-10-01T00:00:00')), endTime: String(at('2032-12-31T00:00:00')) };
    const { list } = await admin.data('listSchedules', { query });
    expect(list.map(({ startDay }) => startDay)).toEqual(
      ['2031-10-31', '2031-11-30', '2031-12-31', '2032-01-31', '2032-02-29'].map((day) => at(`${day}T09:30:00`)),
    );
  });
});

describe('the calendar', () => {
  const titles = async (from: string, to: string, person = admin) =>
    (await person.data('listSchedules', { query: { startTime: String(at(from)), endTime: String(at(to)) } })).list.map(
      ({ title }) => title,
    );

  it('shows one’s own and received schedules that touch the span, and nobody else’s', async () => {
    expect(await titles('2026-11-24T00:00:00', '2026-11-24T23:59:59')).toEqual(['冬季除雪保畅部署会']);
    expect(await titles('2026-11-24T00:00:00', '2026-11-24T23:59:59', novice)).toEqual(['收费班晨会', '冬季除雪保畅部署会']);
    expect(await titles('2026-11-26T01:00:00', '2026-11-26T01:30:00', staff)).toEqual(['青溪河特大桥夜间巡查']);
    expect(await titles('2026-11-26T02:00:01', '2026-11-26T23:59:59', staff)).toEqual([]);
    const guest = await signIn(sandbox.url, 'guest');
    expect((await guest.data('listSchedules')).list).toEqual([]);
  });

  it('shows one day where a moment of it is asked for', async () => {
    const query = { dateTime: String(at('2026-12-10T15:00:00')) };
    expect((await admin.data('listSchedules', { query })).list.map(({ title }) => title)).toEqual(['年度网络安全演练']);
  });
});

describe('a schedule with participants', () => {
  it('is in their calendars, with their ids for editing and their names for looking', async () => {
    const { id, groupId } = await made('05', { toUserIds: [ids.staff, ids.novice] });
    expect((await inMonth('05', staff)).map((row) => row.id)).toEqual([id]);
    expect((await staff.data('getSchedule', { path: { id } })).toUserIds).toEqual([ids.staff, ids.novice]);
    expect(await novice.data('getScheduleDetail', { query: { id, groupId: groupId ?? '' } })).toMatchObject({
      toUserIds: '何俊杰,唐诗雅',
      urgent: '重要',
      type: 2,
      category: '会议',
      title: '隧道机电检修协调',
    });
  });

  it('is nobody else’s to see', async () => {
    const { id } = await made('06', { toUserIds: [ids.staff] });
    expect((await novice.call('getSchedule', { path: { id } })).msg).toContain('无权查看');
    expect((await novice.call('getScheduleDetail', { query: { id } })).msg).toContain('无权查看');
    expect(await inMonth('06', novice)).toEqual([]);
  });

  it('is changed and deleted by its creator only', async () => {
    const { id } = await made('07', { toUserIds: [ids.staff] });
    expect((await staff.call('updateSchedule', { path: { id, type: '1' }, body: draft() })).msg).toBe('只有创建人可以修改日程');
    expect((await staff.call('removeSchedule', { path: { id, type: '3' } })).msg).toBe('只有创建人可以删除日程');
    expect((await inMonth('07', staff)).map((row) => row.title)).toEqual(['隧道机电检修协调']);
  });

  it('leaves the calendar of somebody who no longer takes part', async () => {
    const row = await made('08', { toUserIds: [ids.staff, ids.novice] });
    await admin.call('updateSchedule', {
      path: { id: row.id, type: '1' },
      body: draft({ startDay: row.startDay, endDay: row.endDay, toUserIds: [ids.novice] }),
    });
    expect(await inMonth('08', staff)).toEqual([]);
    expect(await inMonth('08', novice)).toHaveLength(1);
  });
});
