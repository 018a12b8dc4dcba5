import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const DAY_MS = 86_400_000;
const MONDAY = at('2030-04-01T00:00:00');

let sandbox: Sandbox;
let admin: Person;
let staffId: string;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => at('2026-11-20T12:00:00') });
  admin = await signIn(sandbox.url, 'admin');
  staffId = (await (await signIn(sandbox.url, 'staff')).data('getCurrentUser')).userInfo.userId;
});
afterAll(() => sandbox.close());

const calendar = async () =>
  (await admin.data('listSchedules', { query: { startTime: String(MONDAY), endTime: String(MONDAY + 60 * DAY_MS) } })).list;
/** Day of the month, clock and title of each time. */
const seen = async () =>
  (await calendar()).map(
    ({ startDay, startTime, title }) => `${new Date(Number(startDay) + 8 * 3_600_000).toISOString().slice(8, 10)} ${startTime} ${title}`,
  );
const rowAt = async (index: number) => {
  const row = (await calendar())[index];
  if (!row) throw new Error(`no time ${index}`);
  return row;
};
const change = async (index: number, type: string, more: object) => {
  const { id } = await rowAt(index);
  const record = await admin.data('getSchedule', { path: { id } });
  return admin.call('updateSchedule', { path: { id, type }, body: { ...record, ...more } });
};
const remove = async (index: number, type: string) => admin.call('removeSchedule', { path: { id: (await rowAt(index)).id, type } });

/** Five days from Monday 1 April 2030, at 09:00. */
beforeEach(async () => {
  for (const { id } of await calendar()) await admin.call('removeSchedule', { path: { id, type: '1' } });
  const times = { startDay: MONDAY, startTime: '09:00', endDay: MONDAY, endTime: '10:00' };
  const body = { title: '晨会', urgent: '1', ...times, repetition: 2, repeatTime: MONDAY + 4 * DAY_MS, toUserIds: [staffId] };
  await admin.call('createSchedule', { body });
});

it('repeats every day of its week before it is changed', async () => {
  expect(await seen()).toEqual(['01 09:00 晨会', '02 09:00 晨会', '03 09:00 晨会', '04 09:00 晨会', '05 09:00 晨会']);
});

describe('deleting', () => {
  it('this schedule leaves the others', async () => {
    expect((await remove(2, '1')).code).toBe(200);
    expect(await seen()).toEqual(['01 09:00 晨会', '02 09:00 晨会', '04 09:00 晨会', '05 09:00 晨会']);
  });

  it('this and later leaves the earlier ones', async () => {
    await remove(2, '2');
    expect(await seen()).toEqual(['01 09:00 晨会', '02 09:00 晨会']);
  });

  it('all leaves nothing, from wherever it is asked for', async () => {
    await remove(3, '3');
    expect(await seen()).toEqual([]);
  });

  it('needs a scope that exists, and deletes nothing without one', async () => {
    expect((await remove(0, '4')).msg).toBe('请选择修改或删除的范围');
    expect(await seen()).toHaveLength(5);
  });

  it('what is gone is told, and changes nothing', async () => {
    const { id } = await rowAt(0);
    await remove(0, '1');
    expect((await admin.call('removeSchedule', { path: { id, type: '3' } })).msg).toContain('不存在');
    expect(await seen()).toHaveLength(4);
  });
});

describe('changing', () => {
  const later = { title: '班前会', startTime: '08:30', endTime: '09:00' };

  it('this schedule changes no other, and it still goes with all of them', async () => {
    expect((await change(1, '1', later)).code).toBe(200);
    expect(await seen()).toEqual(['01 09:00 晨会', '02 08:30 班前会', '03 09:00 晨会', '04 09:00 晨会', '05 09:00 晨会']);
    expect((await rowAt(1)).repetition).toBe(2);
    await remove(0, '3');
    expect(await seen()).toEqual([]);
  });

  it('this schedule may take it beyond the end of the repetition, and it can still be changed', async () => {
    const day = MONDAY + 10 * DAY_MS;
    expect((await change(4, '1', { startDay: day, endDay: day })).code).toBe(200);
    expect((await seen())[4]).toBe('11 09:00 晨会');
    expect((await change(4, '3', { title: '早会' })).code).toBe(200);
    expect((await seen())[4]).toBe('11 09:00 早会');
  });

  it('this and later makes a schedule of its own of them', async () => {
    await change(3, '2', later);
    expect(await seen()).toEqual(['01 09:00 晨会', '02 09:00 晨会', '03 09:00 晨会', '04 08:30 班前会', '05 08:30 班前会']);
    await remove(4, '3');
    expect(await seen()).toEqual(['01 09:00 晨会', '02 09:00 晨会', '03 09:00 晨会']);
  });

  it('all moves each of them as far as the given one, under the same ids', async () => {
    const before = (await calendar()).map(({ id }) => id);
    const day = MONDAY + 3 * DAY_MS;
    await change(2, '3', { ...later, startDay: day, endDay: day });
    expect(await seen()).toEqual(['02 08:30 班前会', '03 08:30 班前会', '04 08:30 班前会', '05 08:30 班前会', '06 08:30 班前会']);
    expect((await calendar()).map(({ id }) => id)).toEqual(before);
    expect(new Set((await calendar()).map(({ endTime }) => endTime))).toEqual(new Set(['09:00']));
    expect((await rowAt(4)).repeatTime).toBe(MONDAY + 5 * DAY_MS);
    expect((await change(4, '3', { title: '例会' })).code).toBe(200);
    expect(await seen()).toHaveLength(5);
  });

  it('the repetition of all lays it out anew', async () => {
    await change(0, '3', { repetition: 3, repeatTime: MONDAY + 21 * DAY_MS });
    expect(await seen()).toEqual(['01 09:00 晨会', '08 09:00 晨会', '15 09:00 晨会', '22 09:00 晨会']);
    await change(0, '3', { repeatTime: MONDAY + 35 * DAY_MS });
    expect(await seen()).toHaveLength(6);
    await change(0, '3', { repetition: 1 });
    expect(await seen()).toEqual(['01 09:00 晨会']);
  });

  it('the end of the repetition from one on does not touch those before, nor bring back those after', async () => {
    await change(3, '2', { repeatTime: MONDAY + 3 * DAY_MS });
    expect(await seen()).toHaveLength(4);
    await change(0, '3', { title: '早会' });
    expect(await seen()).toEqual(['01 09:00 早会', '02 09:00 早会', '03 09:00 早会', '04 09:00 晨会']);
  });

  it('a schedule that does not repeat makes it repeat, whatever the scope', async () => {
    await change(0, '3', { repetition: 1 });
    await change(0, '1', { repetition: 3, repeatTime: MONDAY + 7 * DAY_MS });
    expect(await seen()).toEqual(['01 09:00 晨会', '08 09:00 晨会']);
  });

  it('is refused as a whole: too many times leave everything as it was', async () => {
    expect((await change(0, '3', { repeatTime: MONDAY + 400 * DAY_MS })).msg).toContain('366');
    expect(await seen()).toHaveLength(5);
  });

  it('takes the participants along', async () => {
    await change(0, '3', { toUserIds: [] });
    const staff = await signIn(sandbox.url, 'staff');
    expect(
      (await staff.data('listSchedules', { query: { startTime: String(MONDAY), endTime: String(MONDAY + 60 * DAY_MS) } })).list,
    ).toEqual([]);
  });
});

describe('participants', () => {
  it('are told of a new, a changed and a deleted schedule; the creator is not', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const news = async (person: Person) => {
      const { list } = await person.data('listMessages', { query: { type: '4' } });
      return list.map(({ title }) => title);
    };
    const before = await news(staff);
    const ofAdmin = await news(admin);
    const times = { startDay: at('2031-04-01T09:00:00'), endDay: at('2031-04-01T10:00:00') };
    await admin.call('createSchedule', { body: { title: '防汛演练', ...times, toUserIds: [staffId] } });
    const { list } = await admin.data('listSchedules', { query: { startTime: String(times.startDay), endTime: String(times.endDay) } });
    const id = list[0]?.id ?? '';
    await admin.call('updateSchedule', { path: { id, type: '1' }, body: { title: '防汛拉练', ...times, toUserIds: [staffId] } });
    await admin.call('removeSchedule', { path: { id, type: '3' } });
    const fresh = (await news(staff)).slice(0, 3);
    expect(new Set(fresh)).toEqual(new Set(['新日程：防汛演练', '日程取消：防汛拉练', '日程变更：防汛拉练']));
    expect((await news(staff)).length).toBeGreaterThanOrEqual(Math.min(20, before.length + 3));
    expect(await news(admin)).toEqual(ofAdmin);
  });
});
