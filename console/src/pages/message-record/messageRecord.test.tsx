import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import MessageRecordPage from './MessageRecordPage.tsx';

const row = (id: number, more: object = {}) => ({
  id: String(id),
  title: `消息 ${id}`,
  type: 1,
  isRead: '0',
  releaseUser: '何俊杰/staff',
  releaseTime: 1_794_966_000_000,
  ...more,
});
const page = (rows: readonly object[], total = rows.length) => ({ list: rows, pagination: { currentPage: 1, pageSize: 20, total } });

async function open(answers: Parameters<typeof aSession>[0], at = '/messageRecord') {
  const session = aSession(answers, at);
  const rendered = await renderInConsole(session.around(<MessageRecordPage />));
  return { session, ...rendered };
}
const queryOf = (calls: readonly [string, unknown][]) => {
  const args = calls.findLast(([id]) => id === 'listMessages')?.[1];
  return typeof args === 'object' && args !== null && 'query' in args ? args.query : undefined;
};
const buttonCalled = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('the filters of the address are asked for, 20 a page', async () => {
  const { session } = await open({ listMessages: page([row(1)]) }, '/messageRecord?keyword=K36&type=schedule&unread=1&page=2');
  await vi.waitFor(() => expect(session.asked('listMessages')).toBe(1));
  expect(queryOf(session.calls)).toEqual({ keyword: 'K36', type: '4', isRead: '0', currentPage: 2, pageSize: 20, sort: 'desc' });
});

test('a filter goes into the address and back to the first page', async () => {
  const { session, one } = await open({ listMessages: page([row(1)]) }, '/messageRecord?page=2');
  await act(async () => one('[role=radiogroup] label:nth-child(2) input').click());
  expect(session.history.location.search).toBe('?type=system');
  await act(async () => one('[role=switch]').click());
  expect(session.history.location.search).toBe('?type=system&unread=1');
});

test('while the first page loads no total is shown, and then the total of all pages', async () => {
  let answer: (value: object) => void = () => {};
  await open({ listMessages: () => new Promise((resolve) => (answer = resolve)) });
  await vi.waitFor(() => expect(document.querySelector('nav')).not.toBeNull());
  expect(document.body.textContent).not.toMatch(/\d+ (items|messages)/);
  await act(async () => answer(page([row(1)], 233)));
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/233 messages.*233 items/s));
});

test('an empty list of unread messages is no empty list', async () => {
  await open({ listMessages: page([]) }, '/messageRecord?unread=1');
  await vi.waitFor(() => expect(document.body.textContent).toContain('No unread messages'));
});

test('marking all as read sends the filter after a question', async () => {
  const { session, appeared } = await open({ listMessages: page([row(1)]), readAllMessages: null }, '/messageRecord?type=notice');
  await act(async () => buttonCalled('Mark all read')?.click());
  const question = await appeared('[role=alertdialog]');
  expect(question.textContent).toContain('Notice');
  const yes = [...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Mark all read');
  await act(async () => yes?.click());
  await vi.waitFor(() =>
    expect(session.calls).toContainEqual(['readAllMessages', expect.objectContaining({ body: { keyword: '', type: '1', isRead: '' } })]),
  );
});

test('a press anywhere on a title opens the message', async () => {
  const { session, one, appeared } = await open({ listMessages: page([row(1)]) });
  await appeared('[aria-rowindex="2"]');
  await act(async () => one('[role=rowheader] [data-mp-action=open]').click());
  expect(session.opened).toEqual([['openMessage', '1']]);
});

test('chosen messages are marked as read, those that are unread one by one', async () => {
  const { session, one, appeared, toaster } = await open({
    listMessages: page([row(1), row(2, { isRead: '1' }), row(3)]),
    readMessage: null,
  });
  await appeared('[aria-rowindex="4"]');
  await act(async () => one('[role=columnheader] [data-mp-check], [role=columnheader] input[type=checkbox]').click());
  await vi.waitFor(() => expect(buttonCalled('Mark as read')).toBeDefined());
  await act(async () => buttonCalled('Mark as read')?.click());
  await vi.waitFor(() => expect(toaster.snapshot().history.map(({ title }) => title)).toEqual(['2 messages marked as read']));
  expect(session.calls.filter(([id]) => id === 'readMessage').map(([, args]) => args)).toMatchObject([
    { path: { id: '1' } },
    { path: { id: '3' } },
  ]);
});
