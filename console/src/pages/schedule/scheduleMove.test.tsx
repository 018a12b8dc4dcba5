import { ApiError } from '@milepost/openapi/client';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ClashNotice } from './ClashNotice.tsx';
import { draftOf } from './draft.ts';
import { ScheduleCalendar } from './SchedulePage.tsx';

const ME = '7';
const row = (id: string, title: string, day: string, repetition = 1) => ({
  id,
  groupId: `g${id}`,
  type: 1,
  urgent: '1',
  title,
  content: '',
  allDay: 0,
  startDay: Date.parse(`${day}T09:30+08:00`),
  startTime: '09:30',
  endDay: Date.parse(`${day}T11:00+08:00`),
  endTime: '11:00',
  duration: 90,
  repetition,
  repeatTime: repetition === 1 ? null : Date.parse('2026-12-31T00:00+08:00'),
  creatorUserId: ME,
  toUserIds: [],
  files: '',
});
const LIST = { list: [row('1', '部署会', '2026-11-24'), row('2', '会审', '2026-11-25')] };

async function open(answers: Parameters<typeof aSession>[0]) {
  const session = aSession({ listSchedules: LIST, ...answers }, '/maintenance/schedule?view=list&day=2026-11-24');
  const rendered = await renderInConsole(session.around(<ScheduleCalendar />));
  await rendered.appeared('[data-mp-item="1"]');
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
    });
  const moveByADay = async () => {
    await act(async () => document.querySelector<HTMLElement>('[data-mp-item="1"]')?.focus());
    await key('ArrowRight', { altKey: true });
    await key('Enter');
  };
  const said = () => rendered.toaster.snapshot().shown.map(({ tone, title, detail }) => [tone, title, detail]);
  const saved = () =>
    session.calls.flatMap(([id, args]) => {
      if (id !== 'updateSchedule') return [];
      const { path, body } = args as { path: { type: number }; body: { startDay: number; startTime: string; endTime: string } };
      return [[path.type, new Date(body.startDay + 8 * 3_600_000).toISOString().slice(0, 10), body.startTime, body.endTime]];
    });
  return { session, moveByADay, said, saved, ...rendered };
}

test('a schedule that is moved is saved at its new time, what it overlaps with is told, and undo takes it back', async () => {
  const { moveByADay, said, saved, toaster } = await open({ getSchedule: row('1', '部署会', '2026-11-24'), updateSchedule: null });
  await moveByADay();
  await expect.poll(said).toEqual([['warning', 'updateSchedule done', '11-25 09:30 – 11:00 · Overlaps with “会审” 09:30 – 11:00']]);
  expect(saved()).toEqual([[3, '2026-11-25', '09:30', '11:00']]);
  await act(async () => toaster.snapshot().shown[0]?.action?.onPress());
  await expect.poll(saved).toHaveLength(2);
  expect(saved()[1]).toEqual([3, '2026-11-24', '09:30', '11:00']);
});

test('of one that repeats it is asked which times are meant; who closes the question changes nothing', async () => {
  const { moveByADay, saved, appeared } = await open({ getSchedule: row('1', '部署会', '2026-11-24', 2), updateSchedule: null });
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === name)?.click(),
    );
  await moveByADay();
  await appeared('[role=dialog] [type=radio]');
  await press('Cancel');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  expect(saved()).toEqual([]);
  await moveByADay();
  await appeared('[role=dialog] [type=radio]');
  await press('Save');
  await expect.poll(saved).toEqual([[1, '2026-11-25', '09:30', '11:00']]);
});

test('a move that is refused says why', async () => {
  const refused = new ApiError('updateSchedule', { kind: 'refused', code: 500, msg: '日程已锁定', detail: '' });
  const { moveByADay, said } = await open({ getSchedule: row('1', '部署会', '2026-11-24'), updateSchedule: refused });
  await moveByADay();
  await expect.poll(said).toEqual([['error', '日程已锁定', undefined]]);
  await expect.poll(() => document.querySelector('[data-mp-item="1"]')?.closest('section')?.textContent).toContain('November 24');
});

test('what is shown is handed out as a calendar file', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const { press } = await open({});
  await press('[aria-label="Export to calendar file"]');
  const text = (await files[0]?.text()) ?? '';
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:部署会\r', 'SUMMARY:会审\r'].map((line) => expect.stringContaining(line.trim())));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'Schedules 2026-11-01 – 2026-11-30.ics' });
});

test('the form warns of schedules of one’s own at the same time, and says that those of participants were not read', async () => {
  const draft = {
    ...draftOf({ ...row('9', '新会', '2026-11-25'), isAllDay: false, color: '', files: { kind: 'value', value: [] } } as never),
    toUserIds: ['8'],
  };
  const read = ((field: keyof typeof draft) => draft[field]) as PanelProps['read'];
  const session = aSession({ listSchedules: LIST });
  const { appeared } = await renderInConsole(session.around(<ClashNotice read={read} isReadOnly={false} />));
  await appeared('p');
  expect(document.body.textContent).toContain('Overlaps with “会审” 09:30 – 11:00');
  expect(document.body.textContent).toContain('that of participants cannot be read');
  expect(document.body.textContent).not.toContain('部署会');
});
