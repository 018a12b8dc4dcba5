import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ScheduleViewer from './index.ts';

const detail = {
  id: '201',
  groupId: '200',
  type: 1,
  urgent: '2',
  title: '冬季除雪保畅部署会',
  content: '落实除雪机具与融雪剂储备',
  allDay: 0,
  startDay: Date.parse('2026-12-01T09:30+08:00'),
  startTime: '09:30',
  endDay: Date.parse('2026-12-01T11:00+08:00'),
  endTime: '11:00',
  repetition: 1,
  creatorUserId: '7',
  category: '',
  toUserIds: '何俊杰,唐诗雅',
  files: '',
};

async function open(answers: Parameters<typeof aSession>[0]) {
  const session = aSession(answers);
  const onClose = vi.fn<() => void>();
  const rendered = await renderInConsole(session.around(<ScheduleViewer link={{ id: '201', groupId: '200' }} onClose={onClose} />));
  return { session, onClose, ...rendered };
}
const buttonIn = (place: Element, name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (place: Element, name: string) => act(async () => buttonIn(place, name)?.click());
const messages = (toaster: { snapshot: () => { history: readonly { title: string }[] } }) =>
  toaster.snapshot().history.map(({ title }) => title);

describe('the schedule view dialog', () => {
  test('shows type, urgency, title, content, start, end, creator and participants', async () => {
    const { session, appeared } = await open({ getScheduleDetail: detail });
    const facts = await appeared('[role=dialog] dl');
    const shown = [...facts.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(shown).toEqual([
      ['Type', 'Schedule'],
      ['Urgency', 'Important'],
      ['Title', detail.title],
      ['Content', detail.content],
      ['Start', '2026-12-01 09:30'],
      ['End', '2026-12-01 11:00'],
      ['Creator', '林志远'],
      ['Participants', '何俊杰, 唐诗雅'],
    ]);
    expect(session.calls[0]).toEqual(['getScheduleDetail', { query: { id: '201', groupId: '200' } }]);
  });

  test.each([
    [1, true],
    [2, false],
    [null, false],
  ])('with type value %s a delete button appears: %s', async (type, appears) => {
    const { appeared } = await open({ getScheduleDetail: { ...detail, type } });
    const dialog = (await appeared('[role=dialog] dl')).closest('[role=dialog]');
    expect(Boolean(dialog && buttonIn(dialog, 'Delete'))).toBe(appears);
  });

  test('one that does not repeat asks for confirmation, then deletes with scope 3 and shows the server’s message', async () => {
    const { session, appeared, toaster, onClose } = await open({ getScheduleDetail: detail, removeSchedule: null });
    const dialog = (await appeared('[role=dialog] dl')).closest('[role=dialog]');
    if (dialog) await press(dialog, 'Delete');
    const question = await appeared('[role=alertdialog]');
    expect(question.querySelector('h2')?.textContent).toBe('Prompt');
    expect(question.textContent).toContain('This operation will delete the schedule, continue?');
    await press(question, 'Delete');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(session.calls.filter(([id]) => id === 'removeSchedule')).toEqual([['removeSchedule', { path: { id: '201', type: 3 } }]]);
    expect(session.asked('getScheduleDetail')).toBe(1);
    expect(messages(toaster)).toEqual(['removeSchedule done']);
  });

  test('one that repeats opens a scope dialog: this schedule is the default', async () => {
    const { session, appeared, onClose } = await open({ getScheduleDetail: { ...detail, repetition: 3 }, removeSchedule: null });
    const dialog = (await appeared('[role=dialog] dl')).closest('[role=dialog]');
    if (dialog) await press(dialog, 'Delete');
    const group = await appeared('[role=radiogroup]');
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    await act(async () => radios[1]?.click());
    const scope = group.closest('[role=dialog]');
    if (scope) await press(scope, 'Delete');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(session.calls.at(-1)).toEqual(['removeSchedule', { path: { id: '201', type: 2 } }]);
  });

  test('a failed detail load closes the dialog and says why quietly', async () => {
    const refused = new ApiError('getScheduleDetail', { kind: 'refused', code: 400, msg: '日程不存在', detail: '' });
    const { onClose, toaster } = await open({ getScheduleDetail: refused });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(messages(toaster)).toEqual(['日程不存在']);
    expect(document.querySelector('dl')).toBeNull();
  });
});
