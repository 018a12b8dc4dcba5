import { ApiError } from '@milepost/openapi/client';
import type { ChatWords } from '@milepost/kit/chat-log';
import { createUploadQueue } from '@milepost/kit/engines/upload';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ChatStore } from './chatStore.ts';
import { ContactsPane } from './ContactsPane.tsx';
import { createConversation } from './conversation.ts';
import { HistoryPane } from './HistoryPane.tsx';
import { HistoryRefused } from './historyDesk.ts';
import type { HistoryPage } from './historyDesk.ts';
import { RecentPane } from './RecentPane.tsx';

const MAINTENANCE = '消息服务维护中';
const refused = new ApiError('listConversations', { kind: 'refused', code: 500, msg: MAINTENANCE, detail: 'refused' });
const nothing = () => undefined;
const WORDS: ChatWords = { time: () => '', day: () => '', line: () => '', name: () => '' };

/** What comes by itself is waited for without React's `act`. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}
const text = () => document.body.textContent;

test.each([
  ['recent conversations', <RecentPane key="r" selectedId={null} words={WORDS} onChoose={nothing} onDeleted={nothing} />],
  ['contacts', <ContactsPane key="c" selectedId={null} onChoose={nothing} />],
])('%s that do not come say the words of the server in their place, without a toast', async (_, pane) => {
  const session = aSession({ listConversations: refused, listChatContacts: refused });
  const { toaster } = await renderInConsole(session.around(pane));
  await eventually(() => expect(text()).toContain('The list did not load'));
  expect(text()).toContain(MAINTENANCE);
  expect(text()).not.toContain('Your filters are kept');
  expect(toaster.snapshot().shown).toEqual([]);
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

/** A panel over a server that answers page by page as it is told to. */
async function history(answers: readonly (HistoryPage | Error)[]) {
  const asked: number[] = [];
  const search: ChatStore['search'] = async ({ page }) => {
    const answer = answers[asked.push(page) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nobody prepared an answer');
    return answer;
  };
  const queue = createUploadQueue<string>({ send: () => new Promise(nothing), rules: {}, heldCount: () => 0, tell: nothing });
  const conversation = createConversation('u1', '张三', { onAdd: () => Promise.resolve(null), queue });
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
