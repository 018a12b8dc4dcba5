import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../src/schema/index.ts';
import { bundleSpec, SOCKET } from './bundle-spec.ts';
import { recordAt } from './record.ts';
import { framesOf } from './render-socket.ts';
import { tidySocket } from './tidy-socket.ts';

const document = tidySocket(await bundleSpec(path.dirname(import.meta.dirname), SOCKET));
const validator = createValidator(document);
const messages = Object.entries(recordAt(recordAt(recordAt(document, 'channels'), 'session'), 'messages'));

const violations = (pointer: string, value: unknown): string | null => {
  const problems = validator.check(pointer, value);
  return problems.length === 0 ? null : problems.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
};
const frame = (name: string): string => `#/components/schemas/${name}`;

const examples = messages.flatMap(([name, message]) => {
  const list: unknown = recordAt({ message }, 'message')['examples'];
  const pointer = String(recordAt(recordAt({ message }, 'message'), 'payload')['$ref']);
  return (Array.isArray(list) ? list : []).map((example: unknown) => ({
    name,
    example: String(recordAt({ example }, 'example')['name']),
    pointer,
    payload: recordAt({ example }, 'example')['payload'],
  }));
});

test('every message of the socket has an example, a source and a status', () => {
  const bare = messages.filter(([name, message]) => {
    const { 'x-source': source, 'x-status': status, 'x-reading': reading } = recordAt({ message }, 'message');
    const isSettled = status === 'documented' || (status === 'assumed' && reading !== undefined);
    return source === undefined || !isSettled || !examples.some((each) => each.name === name);
  });
  expect(bare.map(([name]) => name)).toEqual([]);
  expect(messages.length).toBe(16);
});

describe('every example of the socket fits its schema', () => {
  test.each(examples)('$name: $example', ({ pointer, payload }) => expect(violations(pointer, payload)).toBeNull());
});

test('either side has the messages of the specification', () => {
  expect(framesOf(document, 'send')).toEqual(['ConnectFrame', 'SendFrame', 'ListFrame', 'ReadFrame', 'HeartbeatFrame']);
  expect(framesOf(document, 'receive')).toContain('InitFrame');
  expect([...framesOf(document, 'send'), ...framesOf(document, 'receive')].length).toBe(messages.length);
});

const row = { id: '1', sendUserId: '2', receiveUserId: '3' };
const echo = { method: 'sendMessage', toUserId: '3', messageType: 'text' };
const received = { method: 'receiveMessage', formUserId: '2', messageType: 'text' };

describe('what servers say is read with tolerance, but a list is a list and an object an object', () => {
  test.each([
    ['a sender with a capital letter', 'EchoFrame', { ...echo, UserId: '1' }],
    ['a sender without one', 'EchoFrame', { ...echo, userId: '1' }],
    ['a moment as a number', 'ReceiveFrame', { ...received, dateTime: 1 }],
    ['a moment as text', 'ReceiveFrame', { ...received, dateTime: '2026-11-18 09:30:00' }],
    ['content as text', 'ReceiveFrame', { ...received, formMessage: '收到' }],
    ['content as an object', 'ReceiveFrame', { ...received, formMessage: { path: '/a.jpg', width: '10', height: 20 } }],
    ['no counts at all', 'InitFrame', { method: 'initMessage' }],
    ['counts as text', 'InitFrame', { method: 'initMessage', unreadNoticeCount: '3' }],
    ['people online under the other name', 'InitFrame', { method: 'initMessage', onlineUsers: ['1'] }],
    ['members nobody documented', 'RefreshFrame', { method: 'refresh', force: true }],
    ['Online with a capital letter', 'PresenceFrame', { method: 'Online', userId: '1' }],
    ['a history without pages', 'HistoryFrame', { method: 'messageList', list: [row] }],
    ['a kind of content nobody knows', 'HistoryFrame', { method: 'messageList', list: [{ ...row, contentType: 'sticker' }] }],
  ])('accepted: %s', (_, name, value) => expect(violations(frame(name), value)).toBeNull());

  test.each([
    ['unread counts of people as an object', 'InitFrame', { method: 'initMessage', unreadNums: {} }],
    ['unread counts of people as text', 'InitFrame', { method: 'initMessage', unreadNums: 'x' }],
    ['people online as text', 'InitFrame', { method: 'initMessage', onlineUserList: '1,2' }],
    ['a history as an object', 'HistoryFrame', { method: 'messageList', list: { 0: row } }],
    ['a page as a list', 'HistoryFrame', { method: 'messageList', list: [], pagination: [] }],
    ['content of a row as an object', 'HistoryFrame', { method: 'messageList', list: [{ ...row, content: { path: '/a.jpg' } }] }],
    ['content as a list', 'ReceiveFrame', { ...received, formMessage: ['收到'] }],
    ['a receiver as text where a push has a list', 'PushFrame', { method: 'messagePush', toUserId: '1' }],
    ['another method', 'EchoFrame', { ...echo, method: 'SendMessage' }],
    ['a number as an id', 'PresenceFrame', { method: 'online', userId: 7 }],
  ])('refused: %s', (_, name, value) => expect(violations(frame(name), value)).not.toBeNull());
});

describe('what clients say is exact', () => {
  const send = { method: 'SendMessage', token: 't', toUserId: '3', messageType: 'text', messageContent: '收到' };
  const list = { method: 'MessageList', token: 't', toUserId: '3', formUserId: '2', currentPage: 1, pageSize: 50 };
  test.each([
    ['5000 characters', 'SendFrame', { ...send, messageContent: '路'.repeat(5000) }, true],
    ['5001 characters', 'SendFrame', { ...send, messageContent: '路'.repeat(5001) }, false],
    ['no token', 'SendFrame', { ...send, token: '' }, false],
    ['a video', 'SendFrame', { ...send, messageType: 'video' }, false],
    ['content that is a list', 'SendFrame', { ...send, messageContent: [] }, false],
    ['a page below 1', 'ListFrame', { ...list, currentPage: 0 }, false],
    ['a third direction', 'ListFrame', { ...list, sord: 'up' }, false],
    ['both names of the direction', 'ListFrame', { ...list, sord: 'asc', sort: 'asc' }, true],
    ['a device that is text', 'ConnectFrame', { method: 'OnConnection', token: 't', mobileDevice: 'no' }, false],
  ])('%s', (_, name, value, isFine) => expect(violations(frame(name), value) === null).toBe(isFine));
});
