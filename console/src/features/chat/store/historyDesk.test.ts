import { manualClock } from '@milepost/kit/engines/clock';
import { decodeServerFrame } from '@milepost/openapi/domains/message';
import type { ClientMessage, SendAnswer } from '@milepost/openapi/socket';
import { expect, test } from 'vitest';
import { HISTORY_WITHIN_MS, createHistoryDesk } from './historyDesk.ts';

const row = (id: string, sendUserId: string, receiveUserId: string) => ({
  id,
  sendUserId,
  receiveUserId,
  content: id,
  contentType: 'text',
});
function answer(list: object[], currentPage: number, pageSize: number) {
  const event = decodeServerFrame({ method: 'messageList', list, pagination: { total: list.length, currentPage, pageSize } });
  if (event?.kind !== 'history') throw new Error('no history');
  return event;
}
function desk(answered: SendAnswer = { kind: 'sent' }) {
  const clock = manualClock();
  const sent: ClientMessage[] = [];
  const send = (message: ClientMessage) => {
    sent.push(message);
    return answered;
  };
  return { clock, sent, ...createHistoryDesk({ ownId: 'me', send, clock }) };
}
const page = (personId: string, pageNumber = 1, pageSize = 30, keyword = '') => ({ personId, page: pageNumber, pageSize, keyword });

test('a page is asked for newest first', () => {
  const { ask, sent } = desk();
  void ask(page('u1', 2, 50, '护栏'));
  expect(sent).toEqual([
    { method: 'MessageList', toUserId: 'u1', formUserId: 'me', currentPage: 2, pageSize: 50, sord: 'desc', keyword: '护栏' },
  ]);
});

test('an answer goes to the question it fits, whatever was asked in between', async () => {
  const { ask, hear } = desk();
  const [first, second, search] = [ask(page('u1')), ask(page('u2')), ask(page('u1', 1, 50, '车'))];
  hear(answer([row('b', 'u2', 'me'), row('a', 'me', 'u2')], 1, 30));
  hear(answer([], 1, 50));
  hear(answer([row('c', 'u1', 'me')], 1, 30));
  expect((await second).messages.map(({ id }) => id)).toEqual(['b', 'a']);
  expect((await search).messages).toEqual([]);
  expect((await first).messages.map(({ id }) => id)).toEqual(['c']);
});

test('an answer nobody asked for here, such as that of another tab, is left alone', async () => {
  const { ask, hear, clock } = desk();
  const asked = ask(page('u1'));
  hear(answer([row('x', 'u7', 'me')], 1, 30));
  hear(answer([row('x', 'u1', 'me')], 3, 30));
  clock.advance(HISTORY_WITHIN_MS);
  await expect(asked).rejects.toThrow('no answer in time');
});

test('a question that cannot be sent fails at once', async () => {
  await expect(desk({ kind: 'refused', reason: 'full' }).ask(page('u1'))).rejects.toThrow('full');
});
