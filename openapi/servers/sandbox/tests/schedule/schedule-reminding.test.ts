import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

const at = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);
const NONCE = 'n'.repeat(16);

let sandbox: Sandbox;
let admin: Person;
let staffId: string;
let secret: string;

const control = async (name: string, body: object) => {
  const headers = { 'milepost-sandbox': secret, 'content-type': 'application/json' };
  expect((await fetch(`${sandbox.url}/__sandbox/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(200);
};
/** Moves the clock there; what is due is done. */
const become = (text: string) => control('clock', { now: at(text) });
/** Titles of the reminders of somebody who signs in now: a session does not last for days. */
const reminders = async (account: string) => {
  const person = await signIn(sandbox.url, account);
  const { list } = await person.data('listMessages', { query: { currentPage: '1', pageSize: '50', type: '4' } });
  return list.map(({ title }) => title).filter((title) => title?.includes('演练'));
};
const make = (more: object) =>
  admin.call('createSchedule', {
    body: {
      type: 1,
      urgent: '1',
      title: '消防演练',
      content: '疏散',
      allDay: 0,
      startDay: at('2030-03-05 00:00'),
      startTime: '09:30',
      endDay: at('2030-03-05 00:00'),
      endTime: '11:00',
      reminderTime: 15,
      reminderType: 1,
      repetition: 1,
      toUserIds: [],
      ...more,
    },
  });

beforeAll(async () => {
  sandbox = await startForTest();
  ({ control: secret } = await (await fetch(`${sandbox.url}/__sandbox?nonce=${NONCE}`)).json());
  await control('snapshot', { name: 'first' });
});
beforeEach(async () => {
  await control('restore', { name: 'first' });
  await become('2030-03-01 12:00');
  admin = await signIn(sandbox.url, 'admin');
  staffId = (await (await signIn(sandbox.url, 'staff')).data('getCurrentUser')).userInfo.userId;
});
afterAll(() => sandbox.close());

it('comes when it is due, to whoever made it and whoever takes part, and once', async () => {
  await make({ toUserIds: [staffId], title: '消防演练一' });
  const news = await reminders('staff');
  await become('2030-03-05 09:14');
  expect(await reminders('admin')).toEqual([]);
  await become('2030-03-05 09:15');
  await become('2030-03-05 09:20');
  expect(await reminders('admin')).toEqual(['消防演练一 3月5日 09:30 开始']);
  expect(await reminders('staff')).toEqual(['消防演练一 3月5日 09:30 开始', ...news]);
});

it('comes again for a schedule that was moved, and for each time of a repeated one', async () => {
  await make({ repetition: 2, repeatTime: at('2030-03-06 00:00') });
  await become('2030-03-05 09:15');
  await become('2030-03-06 09:15');
  expect(await reminders('admin')).toEqual(['消防演练 3月6日 09:30 开始', '消防演练 3月5日 09:30 开始']);
  const query = { startTime: String(at('2030-03-06 00:00')), endTime: String(at('2030-03-06 23:00')) };
  admin = await signIn(sandbox.url, 'admin');
  const { list } = await admin.data('listSchedules', { query });
  const [row] = list;
  const record = await admin.data('getSchedule', { path: { id: row?.id ?? '' } });
  await admin.call('updateSchedule', { path: { id: row?.id ?? '', type: '1' }, body: { ...record, startTime: '10:00' } });
  await become('2030-03-06 09:46');
  expect((await reminders('admin'))[0]).toBe('消防演练 3月6日 10:00 开始');
});

it.each([
  ['whole days at their hour', { allDay: 1, reminderTime: 5 }, '2030-03-04 09:00', ['消防演练 3月5日']],
  ['nobody without a reminder', { reminderTime: -2 }, '2030-03-05 09:30', []],
  ['nobody of what is over', {}, '2030-03-05 11:01', []],
  ['late, of what still goes on', {}, '2030-03-05 10:00', ['消防演练 3月5日 09:30 开始']],
])('reminds %s', async (_, more, now, expected) => {
  await make(more);
  await become(now);
  expect(await reminders('admin')).toEqual(expected);
});
