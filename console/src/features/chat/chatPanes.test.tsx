import { ApiError } from '@milepost/openapi/client';
import { useChatWords } from '@milepost/kit/chat-log';
import type { ChatWords } from '@milepost/kit/chat-log';
import { createUploadQueue } from '@milepost/kit/engines/upload';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ChatStore } from './store/chatStore.ts';
import { ContactsPane } from './ContactsPane.tsx';
import { createConversation } from './store/conversation.ts';
import { HistoryPane } from './HistoryPane.tsx';
import { HistoryRefused } from './store/historyDesk.ts';
import type { HistoryPage } from './store/historyDesk.ts';
import { RecentPane } from './RecentPane.tsx';
import { unreadBySender } from './unread.ts';
import { useRecentActions } from './useRecentActions.tsx';

const MAINTENANCE = '消息服务维护中';
const refused = new ApiError('listConversations', { kind: 'refused', code: 500, msg: MAINTENANCE, detail: 'refused' });
const nothing = () => undefined;
const NO_STORE = { find: () => undefined, forget: nothing };
const WORDS: ChatWords = { time: () => '', day: () => '', line: () => '', name: () => '' };

/** Wait, without React's `act`, for what comes by itself. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}
const text = () => document.body.textContent;

test.each([
  ['recent conversations', <RecentPane key="r" selectedId={null} words={WORDS} onChoose={nothing} store={NO_STORE} />],
  ['contacts', <ContactsPane key="c" selectedId={null} onChoose={nothing} />],
])('%s that do not come say the words of the server in their place, without a toast', async (_, pane) => {
  const session = aSession({ listConversations: refused, listChatContacts: refused });
  const { toaster } = await renderInConsole(session.around(pane));
  await eventually(() => expect(text()).toContain('The list did not load'));
  expect(text()).toContain(MAINTENANCE);
  expect(text()).not.toContain('Your filters are kept');
  expect(toaster.snapshot().shown).toEqual([]);
});

const face = (id: string, headIcon: string) => ({ id, account: id, realName: '张三', headIcon, department: '养护工程部' });
const faces = [face('u1', '/api/file/Image/userAvatar/u1.png'), face('u2', 'https://elsewhere.test/u2.png'), face('u3', '')];

test.each([
  ['recent conversations', <RecentPane key="r" selectedId={null} words={WORDS} onChoose={nothing} store={NO_STORE} />],
  ['contacts', <ContactsPane key="c" selectedId={null} onChoose={nothing} />],
])('%s have the picture of the person, from no other site', async (_, pane) => {
  const session = aSession({
    listConversations: { list: faces },
    listChatContacts: { list: faces, pagination: { currentPage: 1, pageSize: 20, total: 3 } },
  });
  await renderInConsole(session.around(pane));
  await eventually(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(3));
  const pictures = [...document.querySelectorAll('[role=option] img')].map(
    (picture) => new URL(picture.getAttribute('src') ?? '', location.href).pathname,
  );
  expect(pictures).toEqual(['/api/file/Image/userAvatar/u1.png']);
});

test('a recent conversation has its whole moment for who points at the short one', async () => {
  const latestDate = Date.parse('2025-11-16T15:06:00+08:00');
  const session = aSession({ listConversations: { list: [{ ...face('u1', ''), latestDate }] } });
  const words = { ...WORDS, day: () => '2025-11-16' };
  await renderInConsole(session.around(<RecentPane selectedId={null} words={words} onChoose={nothing} store={NO_STORE} />));
  await eventually(() => expect(document.querySelector('[title="2025-11-16 15:06"]')?.textContent).toBe('2025-11-16'));
});

test('the chat writes days as the rest of the console does, today and yesterday in words', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:05:00+08:00') });
  onTestFinished(() => void vi.useRealTimers());
  const moments = ['2026-11-21', '2026-11-20T23:59', '2026-03-08', '2025-11-16'].map((text) =>
    Date.parse(`${text.padEnd(16, 'T00:00')}+08:00`),
  );
  const noEmoji = new Map();
  function Days() {
    const { day } = useChatWords(noEmoji);
    return <output>{moments.map((moment) => day(moment)).join(' ')}</output>;
  }
  const screen = await renderInConsole(<Days />);
  expect(screen.one('output').textContent).toBe('Today Yesterday 03-08 2025-11-16');
});

test('of 300 people those in sight are drawn, each with its place, and the keyboard reaches all of them', async () => {
  const session = aSession({ listConversations: { list: Array.from({ length: 300 }, (_, at) => face(`u${at}`, '')) } });
  await renderInConsole(session.around(<RecentPane selectedId="u200" words={WORDS} onChoose={nothing} store={NO_STORE} />));
  const drawn = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  await eventually(() => expect(drawn().length).toBeGreaterThan(5));
  expect(drawn().length).toBeLessThan(40);
  const stops = drawn().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ dataset }) => dataset['person'])).toEqual(['u200']);
  await act(async () => stops[0]?.focus());
  for (const [key, place] of [
    ['ArrowDown', 202],
    ['End', 300],
    ['ArrowUp', 299],
    ['Home', 1],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- each key is pressed where the one before it led
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe(String(place));
    expect(document.activeElement?.getAttribute('aria-setsize')).toBe('300');
  }
});

interface ActingProps {
  readonly action: 'remove' | 'delete';
  readonly store?: Pick<ChatStore, 'find' | 'forget'>;
}
function Acting({ action, store = NO_STORE }: ActingProps) {
  const { run } = useRecentActions(store);
  return (
    <button type="button" onClick={() => run(action, { id: 'u1', name: '张三' })}>
      Act
    </button>
  );
}

test('a conversation that is removed takes its unread messages out of the count', async () => {
  unreadBySender.set(
    new Map([
      ['u1', 2],
      ['u2', 1],
    ]),
  );
  const session = aSession({ removeConversation: null });
  const screen = await renderInConsole(session.around(<Acting action="remove" />));
  await screen.press('button');
  await eventually(() => expect(unreadBySender.get()).toEqual(new Map([['u2', 1]])));
  unreadBySender.set(new Map());
});

const PAGE: HistoryPage = {
  total: 60,
  messages: Array.from({ length: 50 }, (_, at) => ({
    id: `m${at}`,
    senderId: 'u1',
    receiverId: 'me',
    content: { kind: 'text', text: `护栏 ${at}` } as const,
    sentAtMs: at,
    isRead: true,
  })),
};
const LAST: HistoryPage = { total: 60, messages: PAGE.messages.slice(0, 10).map((message) => ({ ...message, id: `${message.id}x` })) };

const noQueue = () => createUploadQueue<string>({ send: () => new Promise(nothing), rules: {}, heldCount: () => 0, tell: nothing });
const failed = { id: null, atMs: 0, isOwn: true, senderName: '', body: { kind: 'text', text: '收到' }, state: 'failed' } as const;

test.each<[string, boolean, (conversation: ReturnType<typeof createConversation>) => unknown]>([
  ['a draft', true, ({ draft }) => draft.set('还没写完')],
  ['a message that failed', true, ({ log }) => log.append([failed])],
  ['only what was sent', false, ({ log }) => log.append([{ ...failed, state: 'sent' }])],
])('with %s the question before records are deleted says that it stays: %s', async (_, isSaid, fill) => {
  const conversation = createConversation('u1', '张三', { onAdd: () => Promise.resolve(null), queue: noQueue() });
  fill(conversation);
  const store = { ...NO_STORE, find: (id: string) => (id === 'u1' ? conversation : undefined) };
  const screen = await renderInConsole(aSession({}).around(<Acting action="delete" store={store} />));
  await screen.press('button');
  const question = await screen.appeared('[role=alertdialog]');
  await eventually(() => expect(question.textContent).toContain('This cannot be undone.'));
  expect(question.textContent?.includes('What you have not sent stays')).toBe(isSaid);
});

/** A panel over a server that answers page by page as it is told to. */
async function history(answers: readonly (HistoryPage | Error)[]) {
  const asked: number[] = [];
  const search: ChatStore['search'] = async ({ page }) => {
    const answer = answers[asked.push(page) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nobody prepared an answer');
    return answer;
  };
  const conversation = createConversation('u1', '张三', { onAdd: () => Promise.resolve(null), queue: noQueue() });
  const screen = await renderInConsole(
    <HistoryPane
      store={{ search } as ChatStore}
      conversation={conversation}
      ownId="me"
      addressOf={() => null}
      emoji={new Map()}
      onClose={nothing}
    />,
  );
  return { screen, asked };
}
const found = () => document.querySelectorAll('li p').length / 2;
/** Without a layout every place is near the end. */
const scroll = () => act(async () => document.querySelector('ul')?.dispatchEvent(new Event('scroll', { bubbles: true })));
async function retry() {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  if (!button) throw new Error('Nobody can try again.');
  await act(async () => button.click());
}

test('a next page of a history search that fails keeps what was found and offers it again', async () => {
  const { asked } = await history([PAGE, new Error('no answer in time'), LAST]);
  await eventually(() => expect(found()).toBe(50));
  await scroll();
  await eventually(() => expect(text()).toContain('The next page did not load'));
  expect(found()).toBe(50);
  // It is asked for by its button only.
  await scroll();
  expect(asked).toEqual([1, 2]);
  await retry();
  await eventually(() => expect(found()).toBe(60));
  expect(asked).toEqual([1, 2, 2]);
});

test('a history search that is refused says the words of the server, and can be tried again', async () => {
  await history([new HistoryRefused(MAINTENANCE), PAGE]);
  await eventually(() => expect(text()).toContain(MAINTENANCE));
  await retry();
  await eventually(() => expect(found()).toBe(50));
});
