import type { ChatEvent } from '@milepost/openapi/domains/message';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useApi } from '../../data/api/index.ts';
import { toDoQuery } from '../../data/workflow/queries.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { MessagesBell } from './index.ts';
import SiteMessagesDrawer from './SiteMessagesDrawer.tsx';

const counts = (total: number) => ({ unReadMsg: 0, unReadNotice: total, unReadSystemMsg: 0, unReadSchedule: 0, unReadNum: total });
const row = (id: number, more: object = {}) => ({
  id: String(id),
  title: `消息 ${id}`,
  type: 1,
  isRead: '0',
  releaseUser: '何俊杰/staff',
  releaseTime: Date.now() - id * 60_000,
  ...more,
});
const page = (rows: readonly object[], total = rows.length) => ({ list: rows, pagination: { currentPage: 1, pageSize: 20, total } });
const twenty = Array.from({ length: 20 }, (_, index) => row(index + 1));
const push = (title: string, more: Partial<Extract<ChatEvent, { kind: 'push' }>> = {}): ChatEvent => ({
  kind: 'push',
  count: 1,
  type: 'notice',
  id: '99',
  title,
  ...more,
});

/** Texts of the live regions now. */
const said = () => [...document.querySelectorAll('[data-live-region] p')].map((line) => line.textContent);
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((each) => each.dataset['row'] !== '');
const buttonCalled = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const settled = (look: () => void) => vi.waitFor(look, { timeout: 5000 });
const press = (name: string) => act(async () => buttonCalled(name).click());
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });

describe('the bell', () => {
  test('says how many messages are unread, from the count at the start', async () => {
    const session = aSession({ getUnreadCounts: counts(12) });
    const { one } = await renderInConsole(session.around(<MessagesBell />));
    await settled(() => expect(one('button').getAttribute('aria-label')).toBe('12 unread messages'));
    expect(one('[aria-hidden=true]:not(svg)').textContent).toBe('12');
  });

  test.each([
    [0, 'Site messages', undefined],
    [1, '1 unread message', '1'],
    [99, '99 unread messages', '99'],
    [100, '99+ unread messages', '99+'],
    [4312, '99+ unread messages', '99+'],
  ])('the badge of %i is at most 99', async (total, name, badge) => {
    const session = aSession({ getUnreadCounts: counts(0) });
    const { one } = await renderInConsole(session.around(<MessagesBell />));
    const unread = { flow: 0, notice: total, system: 0, schedule: 0, total };
    await session.push({ kind: 'init', unread, unreadBySender: [], newestTitle: '', newestAtMs: null, onlineIds: [] });
    await settled(() => expect(one('button').getAttribute('aria-label')).toBe(name));
    expect(document.querySelector('button + [aria-hidden=true]')?.textContent).toBe(badge);
  });

  test('a push adds to the count and is said politely', async () => {
    const session = aSession({ getUnreadCounts: counts(3) });
    const { one } = await renderInConsole(session.around(<MessagesBell />));
    await settled(() => expect(one('button').getAttribute('aria-label')).toBe('3 unread messages'));
    await session.push(push('占道施工申请等待您审批'));
    await settled(() => expect(one('button').getAttribute('aria-label')).toBe('4 unread messages'));
    await settled(() => expect(said()).toContain('New message: 占道施工申请等待您审批'));
    expect(session.asked('getUnreadCounts')).toBe(1);
  });

  test('news of a flow has the work that waits read again, other news has not', async () => {
    const session = aSession({ getUnreadCounts: counts(3), listFlowTasks: page([]) });
    const Work = () => {
      useQuery(toDoQuery(useApi().client));
      return <MessagesBell />;
    };
    const { one } = await renderInConsole(session.around(<Work />));
    await settled(() => expect(one('button').getAttribute('aria-label')).toBe('3 unread messages'));
    await session.push(push('公告'));
    await settled(() => expect(said()).toContain('New message: 公告'));
    expect(session.asked('listFlowTasks')).toBe(1);
    await session.push(push('占道施工申请等待您审批', { type: 'flow' }));
    await settled(() => expect(session.asked('listFlowTasks')).toBe(2));
  });
});

describe('the drawer', () => {
  const open = async (answers: Parameters<typeof aSession>[0]) => {
    const session = aSession(answers);
    const onClose = vi.fn<() => void>();
    const rendered = await renderInConsole(session.around(<SiteMessagesDrawer onClose={onClose} />));
    await rendered.appeared('[role=dialog]');
    return { session, onClose, ...rendered };
  };
  const asks = (calls: readonly [string, unknown][]) =>
    calls.filter(([id]) => id === 'listMessages').map(([, args]) => (args as { query: object }).query);

  test('asks for 20 unread messages first, and the list fields are text nodes', async () => {
    const literal = ['<img src=x onerror=alert(1)>', '</title><script>alert(1)</script>'];
    const { session } = await open({ listMessages: page([row(1, { title: literal[0], releaseUser: literal[1] })]) });
    await settled(() => expect(buttons()).toHaveLength(1));
    expect(asks(session.calls)).toEqual([{ keyword: '', type: '', isRead: '0', currentPage: 1, pageSize: 20, sort: 'desc' }]);
    expect(buttons()[0]?.textContent).toContain(literal[0]);
    expect(document.querySelector('img, script')).toBeNull();
  });

  test('search happens on Enter and not before; the type filter at once', async () => {
    const { session, type, one } = await open({ listMessages: page(twenty, 20) });
    await settled(() => expect(buttons()).toHaveLength(20));
    await type('[role=searchbox]', '护栏');
    expect(asks(session.calls)).toHaveLength(1);
    one<HTMLInputElement>('[role=searchbox]').focus();
    await key('Enter');
    expect(asks(session.calls).at(-1)).toMatchObject({ keyword: '护栏', type: '', isRead: '0' });
    await act(async () => one('[role=radiogroup] label:nth-child(3) input').click());
    expect(asks(session.calls).at(-1)).toMatchObject({ keyword: '护栏', type: '2', isRead: '0' });
    await act(async () => one('[role=switch]').click());
    expect(asks(session.calls).at(-1)).toMatchObject({ isRead: '' });
    await settled(() => expect(said().some((line) => line.startsWith('Found'))).toBe(true));
  });

  test('unread is a word and a weight, and a message that was opened is read', async () => {
    const { session } = await open({ listMessages: page([row(1), row(2, { isRead: '1' })]) });
    await settled(() => expect(buttons()).toHaveLength(2));
    expect(buttons().map(({ textContent }) => textContent?.includes('Unread'))).toEqual([true, false]);
    await act(async () => buttons()[0]?.click());
    expect(session.opened).toEqual([['openMessage', '1']]);
    await act(async () => session.queries.setQueryData(['message', 'detail', '1'], { id: '1' }));
    expect(buttons()[0]?.textContent).not.toContain('Unread');
  });

  test('the list is one stop; arrows, Home and End move within it', async () => {
    await open({ listMessages: page(twenty, 20) });
    await settled(() => expect(buttons()).toHaveLength(20));
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    buttons()[0]?.focus();
    for (const [name, index] of [
      ['ArrowDown', 1],
      ['End', 19],
      ['ArrowUp', 18],
      ['Home', 0],
      ['ArrowUp', 0],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each key is pressed where the one before it led
      await key(name);
      expect(document.activeElement).toBe(buttons()[index]);
    }
  });

  test('of 300 messages those in sight are drawn under their day, and the keyboard reaches all of them', async () => {
    const many = Array.from({ length: 300 }, (_, index) => row(index + 1, index < 200 ? {} : { releaseTime: 1 }));
    await open({ listMessages: page(many, 300) });
    await settled(() => expect(buttons().length).toBeGreaterThan(5));
    expect(buttons().length).toBeLessThan(40);
    const days = () => [...document.querySelectorAll('section')].map((day) => day.querySelector('h3')?.textContent);
    expect(days()).toContain('Earlier');
    await act(async () => buttons()[0]?.focus());
    for (const [name, id, place] of [
      ['End', '300', '100'],
      ['ArrowUp', '299', '99'],
      ['Home', '1', '1'],
      ['ArrowDown', '2', '2'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each key is pressed where the one before it led
      await key(name);
      const at = document.activeElement;
      expect(at instanceof HTMLElement && at.dataset['row']).toBe(id);
      expect(at?.closest('li')?.getAttribute('aria-posinset')).toBe(place);
    }
  });

  test('the next page is appended by the button, and its first row has the keyboard', async () => {
    const { session } = await open({
      listMessages: ({ query }: { query?: { currentPage?: number } }) =>
        query?.currentPage === 2 ? page([row(21), row(22)], 22) : page(twenty, 22),
    } as never);
    await settled(() => expect(buttons()).toHaveLength(20));
    buttonCalled('Load more').focus();
    await press('Load more');
    await settled(() => expect(buttons()).toHaveLength(22));
    expect(asks(session.calls).at(-1)).toMatchObject({ currentPage: 2 });
    expect(document.activeElement).toBe(buttons()[20]);
    await settled(() => expect(said()).toContain('Loaded 22 of 22'));
    expect(document.body.textContent).toContain('Nothing more, 22 messages');
  });

  test('of unread ones no page is left out because some were opened meanwhile', async () => {
    const readIds = new Set<string>();
    const all = Array.from({ length: 45 }, (_, index) => row(index + 1));
    const { session } = await open({
      listMessages: ({ query }: { query?: { currentPage?: number } }) => {
        const unread = all.filter(({ id }) => !readIds.has(id));
        const from = ((query?.currentPage ?? 1) - 1) * 20;
        return page(unread.slice(from, from + 20), unread.length);
      },
    } as never);
    await settled(() => expect(buttons()).toHaveLength(20));
    for (const id of ['1', '2', '3']) readIds.add(id);
    await act(async () => {
      for (const id of readIds) session.queries.setQueryData(['message', 'detail', id], { id });
    });
    for (const [count, spoken] of [
      [23, 'Loaded 23 of 45'],
      [43, 'Loaded 43 of 45'],
      [45, 'Loaded 45 of 45'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each page is asked for when the one before it is here
      await press('Load more');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await settled(() => expect(buttons()).toHaveLength(count));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await settled(() => expect(said()).toContain(spoken));
    }
    expect(buttons().map((button) => button.dataset['row'])).toEqual(all.map(({ id }) => id));
    expect(document.body.textContent).toContain('Nothing more, 45 messages');
  });

  test('new ones wait behind a button and the list does not move', async () => {
    const { session } = await open({ listMessages: page(twenty, 20) });
    await settled(() => expect(buttons()).toHaveLength(20));
    await session.push(push('一'));
    await session.push(push('二', { count: 2 }));
    await session.push(push('三', { type: 'flow' }));
    expect(asks(session.calls)).toHaveLength(1);
    await press('4 new messages');
    expect(asks(session.calls)).toHaveLength(2);
    await settled(() => expect(document.activeElement).toBe(buttons()[0]));
  });

  test('a failed load says so and offers to try again; there is no toast', async () => {
    let isDown = true;
    const { toaster } = await open({
      listMessages: () => {
        if (isDown) throw new Error('offline');
        return page([row(1)]);
      },
    });
    await settled(() => expect(document.body.textContent).toContain('The messages did not load'));
    expect(toaster.snapshot().history).toEqual([]);
    isDown = false;
    await press('Retry');
    await settled(() => expect(buttons()).toHaveLength(1));
  });

  test('marking all as read asks first, says that it cannot be undone, and sends the filter', async () => {
    const { session, appeared } = await open({ listMessages: page([row(1)]), readAllMessages: null });
    await settled(() => expect(buttons()).toHaveLength(1));
    await press('Mark all read');
    const question = await appeared('[role=alertdialog]');
    expect(question.textContent).toContain('This cannot be undone.');
    expect(session.asked('readAllMessages')).toBe(0);
    const yes = [...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Mark all read');
    await act(async () => yes?.click());
    await settled(() =>
      expect(session.calls).toContainEqual(['readAllMessages', expect.objectContaining({ body: { keyword: '', type: '', isRead: '0' } })]),
    );
    await settled(() => expect(asks(session.calls)).toHaveLength(2));
  });

  test('nothing unread, nothing that matches: each says what it is and shows everything on demand', async () => {
    const { session } = await open({ listMessages: page([]) });
    await settled(() => expect(document.body.textContent).toContain('No unread messages'));
    await press('Show all messages');
    await settled(() => expect(document.body.textContent).toContain('No messages yet'));
    expect(asks(session.calls).at(-1)).toMatchObject({ isRead: '' });
  });

  test('the link leads to /messageRecord and closes the drawer', async () => {
    const { session, onClose, one } = await open({ listMessages: page([]) });
    expect(one('a[href="/messageRecord"]').textContent).toBe('More');
    await act(async () => one('a[href="/messageRecord"]').click());
    expect(session.history.location.pathname).toBe('/messageRecord');
    expect(onClose).toHaveBeenCalled();
  });
});
