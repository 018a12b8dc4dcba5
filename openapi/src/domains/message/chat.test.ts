import { describe, expect, it } from 'vitest';
import document from '../../../generated/asyncapi.json' with { type: 'json' };
import type { SocketMessages } from '../../../generated/socket.gen.ts';
import { decodeServerFrame, type ChatEvent } from './index.ts';

/** The kind of event every server message of the description must become. */
const KINDS: Readonly<Record<string, ChatEvent['kind']>> = {
  initMessage: 'init',
  messagePush: 'push',
  sendMessage: 'echo',
  receiveMessage: 'received',
  messageList: 'history',
  online: 'presence',
  logout: 'logout',
  closeSocket: 'close',
  refresh: 'refresh',
  error: 'error',
  heartCheckReply: 'heartbeat',
};
const examples = Object.entries(document.channels.session.messages).flatMap(([message, { examples: list }]) =>
  KINDS[message] === undefined ? [] : list.map(({ name, payload }) => ({ message, name, payload, kind: KINDS[message] })),
);

describe('every frame the description shows is understood', () => {
  it.each(examples)('$message: $name', ({ payload, kind }) => expect(decodeServerFrame(payload)).toMatchObject({ kind }));

  it('of every message a server has', () => {
    expect(new Set(examples.map(({ message }) => message))).toEqual(new Set(Object.keys(KINDS)));
  });
});

describe('what is no frame', () => {
  it.each([
    null,
    undefined,
    7,
    'initMessage',
    [],
    {},
    { method: 7 },
    { method: 'toString' },
    { method: '__proto__' },
    { method: 'newsFlash' },
  ])('%j is left alone', (frame) => expect(decodeServerFrame(frame)).toBeNull());

  it('a chat frame without its person is left alone', () => {
    expect(decodeServerFrame({ method: 'receiveMessage', formMessage: '收到' })).toBeNull();
    expect(decodeServerFrame({ method: 'sendMessage', toMessage: '收到' })).toBeNull();
    expect(decodeServerFrame({ method: 'online' })).toBeNull();
  });
});

describe('unread totals', () => {
  const unread = (frame: object) => {
    const event = decodeServerFrame({ method: 'initMessage', ...frame });
    return event?.kind === 'init' ? event : null;
  };

  it('that make no sense count as none', () => {
    expect(unread({ unreadTotalCount: -5, unreadNums: 'x' })).toMatchObject({ unread: { total: 0, notice: 0 }, unreadBySender: [] });
    expect(
      unread({ unreadNums: [null, 'x', { sendUserId: '1', unreadNum: -2 }, { unreadNum: 3 }, { sendUserId: '2', unreadNum: '4' }] })
        ?.unreadBySender,
    ).toMatchObject([{ senderId: '2', count: 4 }]);
  });

  it('an older server leaves out are summed', () => {
    expect(unread({ unreadNoticeCount: 2, unreadMessageCount: '1' })?.unread).toEqual({
      notice: 2,
      flow: 1,
      system: 0,
      schedule: 0,
      total: 3,
    });
  });

  it('may be larger than any badge', () => {
    expect(unread({ unreadNoticeCount: 1e21 })?.unread.notice).toBe(1e21);
  });

  it('come with the people online, whatever that list is called', () => {
    expect(unread({ onlineUsers: ['1', 2, null] })?.onlineIds).toEqual(['1', '2']);
    expect(unread({ onlineUserList: ['3'], onlineUsers: ['1'] })?.onlineIds).toEqual(['3']);
  });
});

describe('the two spellings of a server', () => {
  const echo: SocketMessages['EchoFrame'] = {
    method: 'sendMessage',
    toUserId: '3',
    messageType: 'text',
    toMessage: '收到',
    dateTime: '2026-11-18 09:30:00',
  };
  it.each([
    ['UserId', { ...echo, UserId: '1' }],
    ['userId', { ...echo, userId: '1' }],
  ])('%s is the sender of an echo', (_, frame) => {
    expect(decodeServerFrame(frame)).toMatchObject({
      message: { senderId: '1', receiverId: '3', sentAtMs: Date.parse('2026-11-18T09:30:00+08:00') },
    });
  });

  it('an image is the same as an object and as a text of JSON', () => {
    const image = { name: 'a.jpg', path: '/api/file/Image/IM/a.jpg', width: 10, height: 20 };
    const frame = { method: 'receiveMessage', formUserId: '2', messageType: 'image' };
    const [asObject, asText] = [image, JSON.stringify(image)].map((formMessage) => decodeServerFrame({ ...frame, formMessage }));
    expect(asObject).toEqual(asText);
    expect(asObject).toMatchObject({ message: { content: { kind: 'image', ...image } } });
  });

  it('HTML in a text stays text', () => {
    const formMessage = '<img src=x onerror=alert(1)>';
    expect(decodeServerFrame({ method: 'receiveMessage', formUserId: 'u1', messageType: 'text', formMessage })).toMatchObject({
      message: { content: { kind: 'text', text: formMessage } },
    });
  });

  it('a push that does not count is one', () => {
    expect(decodeServerFrame({ method: 'messagePush' })).toMatchObject({ count: 1, type: null });
    expect(decodeServerFrame({ method: 'messagePush', messageType: '4' })).toMatchObject({ type: 'schedule' });
  });

  it('an image that is none, or leads elsewhere, is not shown as one', () => {
    const formMessage = { name: 'a"onload="alert(1)', width: '1;background:url(//evil.test)', height: -1, path: 'javascript:alert(1)' };
    expect(decodeServerFrame({ method: 'receiveMessage', formUserId: 'u1', messageType: 'image', formMessage })).toMatchObject({
      message: { content: { kind: 'other', type: 'image' } },
    });
  });
});
