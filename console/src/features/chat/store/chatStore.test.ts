import { manualClock } from '@milepost/kit/engines/clock';
import type { ChatLogMessage } from '@milepost/kit/chat-log';
import type { SendOptions, SendResult as UploadResult } from '@milepost/kit/engines/upload';
import { decodeServerFrame } from '@milepost/openapi/domains/message';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import type { ClientMessage, SendAnswer } from '@milepost/openapi/socket';
import { describe, expect, test } from 'vitest';
import type { StoredImage } from '../../../data/chat/index.ts';
import { fileAddressOf } from './chatMessages.ts';
import type { Latest } from './chatMessages.ts';
import { createChatStore } from './chatStore.ts';
import { hasUnsent } from './conversation.ts';
import type { OpenedConversation } from './conversation.ts';
import { make } from '../../../testing/generated.ts';
import type { Given } from '../../../testing/generated.ts';
import hostile from '../examples/hostile.json' with { type: 'json' };
import { ECHO_WITHIN_MS } from './post.ts';

const ORIGIN = 'https://console.example.test';
/** An image on its way to the server, which answers when it is told to. */
interface Upload extends SendOptions {
  readonly file: File;
  readonly answer: (result: UploadResult<StoredImage>) => void;
  readonly lose: (error: Error) => void;
}
const SENT: SendAnswer = { kind: 'sent' };

function world(answer: SendAnswer = SENT) {
  const clock = manualClock();
  const sent: ClientMessage[] = [];
  const latest: Latest[] = [];
  const refused: string[] = [];
  const read: string[] = [];
  const lost: string[][] = [];
  const uploads: Upload[] = [];
  const state: { answer: SendAnswer; openId: string | null } = { answer, openId: 'u1' };
  let hear: (event: ChatEvent) => void = () => undefined;
  const store = createChatStore({
    realtime: {
      subscribe(listener) {
        hear = listener;
        return () => undefined;
      },
      send(message) {
        sent.push(message);
        return message.method === 'SendMessage' ? state.answer : SENT;
      },
    },
    ownId: 'me',
    addressOf: fileAddressOf(ORIGIN, 'https://files.example.test'),
    clock,
    storeImage: (file, options) => new Promise((answer, lose) => uploads.push({ file, ...options, answer, lose })),
    onRead: (personId) => void read.push(personId),
    schedule: (task) => task(),
  });
  store.listen({
    openId: () => state.openId,
    onLatest: (all) => void latest.push(...all),
    onRefused: (words) => void refused.push(words),
    onImageLost: ({ name, partnerName, words }) => void lost.push([name, partnerName, words]),
  });
  const say = (...frames: unknown[]) => {
    for (const frame of frames) {
      const event = decodeServerFrame(frame);
      if (event) hear(event);
    }
  };
  return { store, clock, sent, latest, refused, read, lost, uploads, state, say };
}
type World = ReturnType<typeof world>;

const row = (id: string, sendUserId: string, content: string, state = 0) => ({
  id,
  sendUserId,
  receiveUserId: sendUserId === 'me' ? 'u1' : 'me',
  content,
  contentType: 'text',
  sendTime: Number(id.replace('m', '')),
  state,
});
/** A page of the server, newest first. */
const history = (rows: object[], currentPage = 1, total = rows.length) => ({
  method: 'messageList',
  list: rows,
  pagination: { total, currentPage, pageSize: 30 },
});
const received = (text: string, id?: string, dateTime = 100) => ({
  method: 'receiveMessage',
  formUserId: 'u1',
  userId: 'me',
  realName: '张三',
  messageType: 'text',
  formMessage: text,
  dateTime,
  id,
});
const echo = (text: string, id: string) => ({
  method: 'sendMessage',
  id,
  userId: 'me',
  toUserId: 'u1',
  messageType: 'text',
  toMessage: text,
  dateTime: 200,
});
const texts = ({ log }: OpenedConversation) =>
  log.entries().map(({ message }) => (message.body.kind === 'text' ? message.body.text : message.body.kind));
const states = ({ log }: OpenedConversation) => log.entries().map(({ message }) => message.state);
/** Wait for what is asked, which comes in a promise. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function opened(given: World, rows: object[] = [], unreadCount = 0) {
  const conversation = given.store.open('u1', '张三', unreadCount);
  given.say(history(rows));
  await settled();
  return conversation;
}

describe('opening a conversation', () => {
  test('asks for the newest 30, shows them oldest first, and marks it read', async () => {
    const given = world();
    const conversation = await opened(given, [row('m3', 'u1', '三'), row('m2', 'me', '二', 1), row('m1', 'u1', '一')], 1);
    expect(given.sent).toMatchObject([
      { method: 'MessageList', toUserId: 'u1', formUserId: 'me', currentPage: 1, pageSize: 30 },
      { method: 'UpdateReadMessage', formUserId: 'u1' },
    ]);
    expect(texts(conversation)).toEqual(['一', '二', '三']);
    expect(states(conversation)).toEqual(['sent', 'read', 'sent']);
    expect(conversation.unread.get()).toEqual({ count: 1, fromKey: conversation.log.entries()[2]?.key });
    expect(conversation.older.get()).toBe('end');
  });
  test('an older page is put above, without what has moved into it', async () => {
    const given = world();
    const conversation = given.store.open('u1', '张三', 0);
    given.say(history([row('m3', 'u1', '三')], 1, 40));
    await settled();
    void given.store.loadOlder(conversation);
    given.say(history([row('m3', 'u1', '三'), row('m2', 'u1', '二')], 2, 40));
    await settled();
    expect(texts(conversation)).toEqual(['二', '三']);
    expect(conversation.older.get()).toBe('end');
  });
  test('a page that does not come can be asked for again', async () => {
    const given = world();
    const conversation = given.store.open('u1', '张三', 0);
    given.clock.advance(60_000);
    await settled();
    expect(conversation.older.get()).toBe('failed');
    void given.store.loadOlder(conversation);
    given.say(history([row('m1', 'u1', '一')]));
    await settled();
    expect(texts(conversation)).toEqual(['一']);
  });
});

describe('what is read', () => {
  test('is told as often as the server is told: opening, a message on screen, a new connection', async () => {
    const given = world();
    await opened(given);
    given.say(received('到了吗', 'm9'));
    given.say({ method: 'initMessage', unreadNums: [] });
    expect(given.read).toEqual(['u1', 'u1', 'u1']);
    expect(given.sent.filter(({ method }) => method === 'UpdateReadMessage')).toHaveLength(3);
  });
  test('is nothing while the conversation is out of sight', async () => {
    const given = world();
    await opened(given);
    given.state.openId = null;
    given.say(received('到了吗', 'm9'));
    expect(given.read).toEqual(['u1']);
  });
});

describe('a message that comes', () => {
  test('is appended and marked read while its conversation is on screen', async () => {
    const given = world();
    const conversation = await opened(given);
    given.say(received('到了吗', 'm9'));
    expect(texts(conversation)).toEqual(['到了吗']);
    expect(given.sent.at(-1)).toEqual({ method: 'UpdateReadMessage', formUserId: 'u1' });
    expect(given.latest.map(({ person }) => person.realName)).toEqual(['张三']);
  });
  test('is appended and stays unread while another one is', async () => {
    const given = world();
    const conversation = await opened(given);
    given.state.openId = 'u2';
    const before = given.sent.length;
    given.say(received('到了吗', 'm9'));
    expect(texts(conversation)).toEqual(['到了吗']);
    expect(given.sent).toHaveLength(before);
  });
  test('that came while nobody was connected is fetched with the new connection', async () => {
    const given = world();
    const conversation = await opened(given, [row('m2', 'me', '在吗'), row('m1', 'u1', '早')]);
    given.say({ method: 'initMessage', unreadNums: [] });
    given.say(history([row('m3', 'u1', '在'), row('m2', 'me', '在吗', 1), row('m1', 'u1', '早')]));
    await settled();
    expect(texts(conversation)).toEqual(['早', '在吗', '在']);
    expect(states(conversation)).toEqual(['sent', 'read', 'sent']);
  });
});

describe('a text', () => {
  test.each([
    ['   \u200b\u00a0 ', { kind: 'empty' }],
    ['路'.repeat(5001), { kind: 'tooLong', chars: 5001, maxChars: 5000 }],
    ['  收到 ', { kind: 'taken' }],
  ])('%# is refused or taken', async (typed, result) => {
    const given = world();
    const conversation = await opened(given);
    expect(given.store.sendText(conversation, typed)).toEqual(result);
    expect(texts(conversation)).toEqual(result.kind === 'taken' ? ['收到'] : []);
  });
  test('is sending until the server echoes it, and appears once', async () => {
    const given = world();
    const conversation = await opened(given);
    given.store.sendText(conversation, '收到');
    expect(states(conversation)).toEqual(['sending']);
    expect(hasUnsent(conversation)).toBe(true);
    given.say(echo('收到', 'm7'), echo('收到', 'm7'));
    expect([texts(conversation), states(conversation)]).toEqual([['收到'], ['sent']]);
    expect(hasUnsent(conversation)).toBe(false);
  });
  test('that was sent in another tab appears too', async () => {
    const given = world();
    const conversation = await opened(given);
    given.say(echo('从手机发的', 'm8'));
    expect([texts(conversation), states(conversation)]).toEqual([['从手机发的'], ['sent']]);
  });
  test('without an echo is not sent, can be sent again, and a late echo settles it', async () => {
    const given = world();
    const conversation = await opened(given);
    given.store.sendText(conversation, '收到');
    given.clock.advance(ECHO_WITHIN_MS);
    expect(states(conversation)).toEqual(['failed']);
    given.store.resend(conversation, conversation.log.entries()[0]?.key ?? -1);
    expect(states(conversation)).toEqual(['sending']);
    expect(given.sent.filter(({ method }) => method === 'SendMessage')).toHaveLength(2);
    given.say(echo('收到', 'm7'));
    expect(states(conversation)).toEqual(['sent']);
  });
  test('that arrived while the connection was lost is settled by the history, once', async () => {
    const given = world();
    const conversation = await opened(given, [row('m1', 'u1', '早')]);
    given.store.sendText(conversation, '收到');
    given.say({ method: 'initMessage', unreadNums: [] });
    given.say(history([row('m7', 'me', '收到', 1), row('m1', 'u1', '早')]));
    await settled();
    given.say(echo('收到', 'm7'));
    expect([texts(conversation), states(conversation)]).toEqual([
      ['早', '收到'],
      ['sent', 'read'],
    ]);
  });
  test('that the server refuses is not sent, and its words are told', async () => {
    const given = world();
    const conversation = await opened(given);
    given.store.sendText(conversation, '收到');
    given.say({ method: 'error', msg: '接收人不存在或已停用，消息未发送' });
    expect(states(conversation)).toEqual(['failed']);
    expect(given.refused).toEqual(['接收人不存在或已停用，消息未发送']);
  });
  test('that waits for the connection is sending; the one too many is not taken', async () => {
    const given = world({ kind: 'queued', outcome: Promise.resolve({ kind: 'refused', reason: 'closed' }) });
    const conversation = await opened(given);
    expect(given.store.sendText(conversation, '一')).toEqual({ kind: 'taken' });
    expect(states(conversation)).toEqual(['sending']);
    await settled();
    expect(states(conversation)).toEqual(['failed']);
    given.state.answer = { kind: 'refused', reason: 'full' };
    expect(given.store.sendText(conversation, '二')).toEqual({ kind: 'full' });
    expect(texts(conversation)).toEqual(['一']);
  });
});

describe('an image', () => {
  const PNG = new Uint8Array(
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  );
  const picture = () => new File([PNG], '车位图.png', { type: 'image/png' });
  const stored = { kind: 'stored', stored: { name: 'a.png', width: 1, height: 1 } } as const;
  const under = ({ images }: OpenedConversation) => images.queue.snapshot().entries.map(({ state }) => state);

  test('is uploaded with its progress, and then said; until then the page is not left without a question', async () => {
    const given = world();
    const conversation = await opened(given);
    expect(await conversation.images.onAdd(picture())).toBeNull();
    given.clock.advance(200);
    given.uploads[0]?.onProgress(45, 100);
    expect(under(conversation)).toEqual([{ kind: 'uploading', percent: 45 }]);
    expect(given.store.hasUnsent()).toBe(true);
    given.uploads[0]?.answer(stored);
    await settled();
    expect(texts(conversation)).toEqual(['image']);
    expect(given.sent.at(-1)).toMatchObject({ messageType: 'image', messageContent: stored.stored });
    given.clock.advance(300);
    await settled();
    expect(under(conversation)).toEqual([]);
  });
  test('that the server refuses stays in its conversation with the words of the server, and can be sent again', async () => {
    const given = world();
    const conversation = await opened(given);
    await conversation.images.onAdd(picture());
    given.uploads[0]?.answer({ kind: 'refused', message: '磁盘已满' });
    await settled();
    expect(under(conversation)).toEqual([{ kind: 'error', message: '磁盘已满' }]);
    // It is seen there.
    expect(given.lost).toEqual([]);
    expect(given.store.hasUnsent()).toBe(true);
    conversation.images.queue.retry(conversation.images.queue.snapshot().entries[0]?.id ?? 0);
    given.uploads[1]?.answer(stored);
    await settled();
    expect(texts(conversation)).toEqual(['image']);
  });
  test('that fails while another conversation is on screen is told with whom it was for', async () => {
    const given = world();
    const conversation = await opened(given);
    await conversation.images.onAdd(picture());
    given.state.openId = 'u2';
    given.uploads[0]?.lose(new TypeError('no connection'));
    await settled();
    expect(given.lost).toEqual([['车位图.png', '张三', '']]);
    expect(under(conversation)).toEqual([{ kind: 'error', message: '' }]);
  });
  test('that is called off is not said', async () => {
    const given = world();
    const conversation = await opened(given);
    await conversation.images.onAdd(picture());
    conversation.images.queue.cancel(conversation.images.queue.snapshot().entries[0]?.id ?? 0);
    given.uploads[0]?.answer(stored);
    await settled();
    expect([texts(conversation), given.uploads[0]?.signal.aborted, given.store.hasUnsent()]).toEqual([[], true, false]);
  });
  test('that is none, or too large, is not uploaded', async () => {
    const given = world();
    const { images } = await opened(given);
    expect(await images.onAdd(new File(['<script>'], '假图.png', { type: 'image/png' }))).toEqual({ kind: 'notAnImage' });
    expect(await images.onAdd(new File([PNG, new Uint8Array(5_242_880)], '大图.png', { type: 'image/png' }))).toEqual({ kind: 'tooLarge' });
    expect(given.uploads).toEqual([]);
  });
  test('that cannot even wait for the connection is not lost', async () => {
    const given = world({ kind: 'refused', reason: 'full' });
    const conversation = await opened(given);
    await conversation.images.onAdd(picture());
    given.uploads[0]?.answer(stored);
    await settled();
    expect([texts(conversation), under(conversation)]).toEqual([[], [{ kind: 'error', message: '' }]]);
  });
});

describe('what is not sent', () => {
  test('is watched in every conversation, also where another one is open', async () => {
    const given = world();
    let changes = 0;
    const stop = given.store.watch(() => (changes += 1));
    const conversation = await opened(given);
    given.store.open('u2', '李四', 0);
    conversation.draft.set('还没写完');
    expect(changes).toBeGreaterThan(0);
    expect(given.store.hasUnsent()).toBe(true);
    conversation.draft.set(' ');
    expect(given.store.hasUnsent()).toBe(false);
    stop();
    const before = changes;
    conversation.draft.set('x');
    expect(changes).toBe(before);
  });
});

test('deleting the records keeps what was not sent yet, which can still be sent', async () => {
  const given = world();
  const conversation = await opened(given, [row('m1', 'u1', '早')]);
  given.store.sendText(conversation, '收到');
  given.clock.advance(ECHO_WITHIN_MS);
  given.store.sendText(conversation, '路上');
  conversation.draft.set('马上');
  given.store.forget('u1');
  expect([texts(conversation), states(conversation), conversation.draft.get()]).toEqual([['收到', '路上'], ['failed', 'sending'], '马上']);
  expect([conversation.older.get(), given.store.hasUnsent()]).toEqual(['end', true]);
  given.say(echo('路上', 'm7'));
  given.store.resend(conversation, conversation.log.entries()[0]?.key ?? -1);
  expect(states(conversation)).toEqual(['sending', 'sent']);
  given.say(echo('收到', 'm8'));
  expect(states(conversation)).toEqual(['sent', 'sent']);
});

describe('while the screen is locked', () => {
  test('what is typed, waits or was not sent stays, nothing else; then it is as it was, under what was said before', async () => {
    const given = world();
    const conversation = await opened(given, [row('m1', 'u1', '早')]);
    given.store.sendText(conversation, '收到');
    given.clock.advance(ECHO_WITHIN_MS);
    given.store.sendText(conversation, '路上');
    conversation.draft.set('马上');
    const other = given.store.open('u2', '李四', 0);
    given.store.shed();
    expect([texts(conversation), states(conversation), conversation.draft.get()]).toEqual([
      ['收到', '路上'],
      ['failed', 'sending'],
      '马上',
    ]);
    expect([given.store.find('u1'), given.store.find('u2')]).toEqual([conversation, undefined]);
    expect(other.log.entries()).toEqual([]);
    expect(given.store.hasUnsent()).toBe(true);

    expect(given.store.open('u1', '', 0)).toBe(conversation);
    given.say(history([row('m1', 'u1', '早')]));
    await settled();
    expect(texts(conversation)).toEqual(['早', '收到', '路上']);
    const failed = conversation.log.entries().find(({ message }) => message.state === 'failed');
    given.store.resend(conversation, failed?.key ?? -1);
    expect(states(conversation)).toEqual(['sent', 'sending', 'sending']);
    given.say(echo('收到', 'm7'));
    expect(states(conversation)).toEqual(['sent', 'sent', 'sending']);
  });
});

describe('a history that the server refuses', () => {
  const ask = { personId: 'u1', page: 1, pageSize: 50, keyword: '护栏' };
  test('is failed at once with the words of the server, which are told there and nowhere else', async () => {
    const given = world();
    await opened(given);
    const search = given.store.search(ask);
    given.say({ method: 'error', msg: '消息服务维护中' });
    await expect(search).rejects.toMatchObject({ words: '消息服务维护中' });
    expect(given.refused).toEqual([]);
  });
  test('is none where a message was sent that is not echoed yet: that is what was refused', async () => {
    const given = world();
    const conversation = await opened(given);
    given.store.sendText(conversation, '收到');
    const search = given.store.search(ask);
    given.say({ method: 'error', msg: '接收人不存在' });
    expect(given.refused).toEqual(['接收人不存在']);
    given.say({ ...history([]), pagination: { total: 0, currentPage: 1, pageSize: 50 } });
    await expect(search).resolves.toMatchObject({ total: 0 });
  });
});

describe('hostile messages', () => {
  const bodies = ({ log }: OpenedConversation): ChatLogMessage['body'][] => log.entries().map(({ message }) => message.body);
  const typed = hostile.flatMap(({ id, input: { text }, expected: { verdict } }) => (text ? [{ id, verdict, text: text as Given }] : []));

  test.each(typed)('$id: is not sent', async ({ text, verdict }) => {
    expect(verdict).toBe('rejected');
    const given = world();
    const conversation = await opened(given);
    const before = given.sent.length;
    expect(given.store.sendText(conversation, make(text)).kind).not.toBe('taken');
    expect(given.sent).toHaveLength(before);
  });
  test('xss-045: an image of no file host and no size is a placeholder', async () => {
    const given = world();
    const conversation = await opened(given);
    const message = hostile.find(({ id }) => id === 'xss-045')?.input.message;
    given.say({ ...received(''), messageType: 'image', formMessage: message });
    expect(bodies(conversation)).toEqual([{ kind: 'other' }]);
  });
  test.each(['javascript:alert(1)', '//evil.test/x.png', 'https://evil.test/x.png', 'data:image/png;base64,AA', 'blob:https://x/1'])(
    'no file is asked for at %s',
    (path) => expect(fileAddressOf(ORIGIN, 'https://files.example.test')(path)).toBeNull(),
  );
  test('files of the API and of the file host are', () => {
    const address = fileAddressOf(ORIGIN, 'https://files.example.test');
    expect(address('/api/file/Image/IM/a.png')).toBe(`${ORIGIN}/api/file/Image/IM/a.png`);
    expect(address('https://files.example.test/a.png')).toBe('https://files.example.test/a.png');
  });
});

test('messages of the other person carry their picture, also when the conversation comes into sight again', () => {
  const { store, say } = world();
  const conversation = store.open('u1', '张三', 0, '/api/file/Image/userAvatar/u1.png');
  store.open('u1', '', 0);
  say({ method: 'receiveMessage', id: 'm9', formUserId: 'u1', messageType: 'text', formMessage: '收到' });
  expect(conversation.log.entries().map(({ message }) => message.senderPicture)).toEqual(['/api/file/Image/userAvatar/u1.png']);
});
