import { expect, test } from 'vitest';
import { frameText, greetingText } from './client-frame.ts';

const token = 'Bearer t';

test.each([
  [{ sord: 'asc' as const }, { sord: 'asc', sort: 'asc' }],
  [{ sort: 'desc' as const }, { sord: 'desc', sort: 'desc' }],
  [{}, {}],
])('the order %j of a history is sent as %j', (order, sent) => {
  const list = { method: 'MessageList' as const, toUserId: 'u2', formUserId: 'u1', currentPage: 1, pageSize: 20 };
  expect(JSON.parse(frameText({ ...list, ...order }, token) ?? '')).toEqual({ ...list, ...sent, token });
});

test('a token in a message does not take the place of the real one', () => {
  const forged = { method: 'UpdateReadMessage' as const, formUserId: 'u', token: 'forged' };
  expect(JSON.parse(frameText(forged, token) ?? '')).toEqual({ method: 'UpdateReadMessage', formUserId: 'u', token });
});

test('the limit is 64 KiB of UTF-8', () => {
  const message = (messageContent: string) => ({
    method: 'SendMessage' as const,
    toUserId: 'u',
    messageType: 'text' as const,
    messageContent,
  });
  const roomBytes = 64 * 1024 - (frameText(message(''), token)?.length ?? 0);
  expect(frameText(message('a'.repeat(roomBytes)), token)).toHaveLength(64 * 1024);
  expect(frameText(message('a'.repeat(roomBytes + 1)), token)).toBeNull();
  expect(frameText(message('路'.repeat(Math.floor(roomBytes / 3) + 1)), token)).toBeNull();
});

test('what is no JSON is no frame', () => {
  const circular = { method: 'SendMessage' as const, toUserId: 'u', messageType: 'text' as const, messageContent: '', self: {} };
  circular.self = circular;
  expect(frameText(circular, token)).toBeNull();
});

test('greetings', () => {
  expect(JSON.parse(greetingText('heartCheck', { mobileDevice: true }, token))).toEqual({ method: 'heartCheck', token });
  expect(JSON.parse(greetingText('OnConnection', { mobileDevice: true, systemId: '7' }, token))).toEqual({
    method: 'OnConnection',
    mobileDevice: true,
    systemId: '7',
    token,
  });
});
