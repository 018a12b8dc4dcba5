import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resetSettings } from '../../settings/settings.ts';
import { calendarView, calendarWeekStart } from '../../settings/shellSettings.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ScheduleCalendar } from './SchedulePage.tsx';

const AT = '/maintenance/schedule?view=list&day=2026-11-24';
const row = (id: string, title: string, creatorUserId: string) => ({
  id,
  groupId: `g${id}`,
  type: 1,
  urgent: '1',
  title,
  allDay: 0,
  startDay: Date.parse('2026-11-24T09:30+08:00'),
  startTime: '09:30',
  endDay: Date.parse('2026-11-24T11:00+08:00'),
  endTime: '11:00',
  repetition: 1,
  creatorUserId,
});

async function open(listSchedules: Parameters<typeof aSession>[0][string], at = AT) {
  const session = aSession({ listSchedules }, at);
  return { session, ...(await renderInConsole(session.around(<ScheduleCalendar />))) };
}
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))?.click());

test('the month that is shown is asked for, whole days of the office', async () => {
  const { session, appeared } = await open({ list: [row('1', '部署会', '8')] });
  await appeared('[data-mp-item]');
  const span = { startTime: String(Date.parse('2026-11-01T00:00+08:00')), endTime: String(Date.parse('2026-11-30T23:59:59+08:00')) };
  expect(session.calls[0]).toEqual(['listSchedules', { query: span }]);
});

test('who wants their calendar to begin with a week from Saturday has it so, unless the address says otherwise', async () => {
  onTestFinished(resetSettings);
  calendarView.set('week');
  calendarWeekStart.set('saturday');
  const asked = async (at: string) => {
    const { session } = await open({ list: [] }, at);
    await expect.poll(() => session.asked('listSchedules')).toBeGreaterThan(0);
    return session.calls[0]?.[1];
  };
  const span = (from: string, to: string) => ({
    query: { startTime: String(Date.parse(`${from}T00:00+08:00`)), endTime: String(Date.parse(`${to}T23:59:59+08:00`)) },
  });
  expect(await asked('/maintenance/schedule?day=2026-11-24')).toEqual(span('2026-11-21', '2026-11-27'));
  expect(await asked('/maintenance/schedule?view=day&day=2026-11-24')).toEqual(span('2026-11-24', '2026-11-24'));
});

test('what somebody else made opens in the viewer', async () => {
  const { session, appeared } = await open({ list: [row('1', '部署会', '8')] });
  await appeared('[data-mp-item]');
  await press('部署会');
  expect(session.opened).toEqual([['openSchedule', { id: '1', groupId: 'g1' }]]);
});

test('a calendar that failed says why, and is asked for again', async () => {
  let calls = 0;
  const { session, appeared } = await open(() => {
    calls += 1;
    if (calls === 1) throw new ApiError('listSchedules', { kind: 'refused', code: 500, msg: '日程服务维护中', detail: '' });
    return { list: [row('1', '部署会', '8')] };
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain('日程服务维护中'));
  await press('Retry');
  await appeared('[data-mp-item]');
  expect(session.asked('listSchedules')).toBe(2);
});

test('a message about a schedule reads the calendar again, one about something else does not', async () => {
  const { session, appeared } = await open({ list: [row('1', '部署会', '8')] });
  await appeared('[data-mp-item]');
  const push = { kind: 'push', count: 1, id: '9', title: '' } as const;
  await session.push({ ...push, type: 'notice' });
  expect(session.asked('listSchedules')).toBe(1);
  await session.push({ ...push, type: 'schedule' });
  await vi.waitFor(() => expect(session.asked('listSchedules')).toBe(2));
});
