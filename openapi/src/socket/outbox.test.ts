import { describe, expect, test } from 'vitest';
import { QUEUE_LIMIT, createOutbox, type SendOutcome } from './outbox.ts';

function setUp() {
  const sent: string[] = [];
  const told: [string, SendOutcome][] = [];
  const line = { isOpen: false, breaksAfter: Infinity };
  const outbox = createOutbox((text) => {
    if (!line.isOpen || sent.length >= line.breaksAfter) return false;
    sent.push(text);
    return true;
  });
  const push = (text: string) => outbox.push({ text, settle: (outcome) => told.push([text, outcome]) });
  return { outbox, push, sent, told, line };
}
const SENT = { kind: 'sent' };

test('with a connection everything is sent at once', () => {
  const { push, sent, told, line } = setUp();
  line.isOpen = true;
  push('a');
  expect([sent, told]).toEqual([['a'], [['a', SENT]]]);
});

test('a connection that breaks while the queue is sent: the rest waits for the next one, in its order', () => {
  const { outbox, push, sent, told, line } = setUp();
  for (const text of ['a', 'b', 'c']) push(text);
  Object.assign(line, { isOpen: true, breaksAfter: 1 });
  outbox.flush();
  line.breaksAfter = Infinity;
  push('d');
  expect(sent).toEqual(['a']);
  outbox.flush();
  outbox.flush();
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  expect(told).toEqual(['a', 'b', 'c', 'd'].map((text) => [text, SENT]));
});

test('the 101st is refused, and there is room again when the queue was sent', () => {
  const { outbox, push, sent, told, line } = setUp();
  for (let index = 0; index <= QUEUE_LIMIT; index++) push(String(index));
  expect(told).toEqual([[String(QUEUE_LIMIT), { kind: 'refused', reason: 'full' }]]);
  line.isOpen = true;
  outbox.flush();
  expect(sent).toHaveLength(QUEUE_LIMIT);
  line.isOpen = false;
  push('later');
  expect(told).toHaveLength(QUEUE_LIMIT + 1);
});

describe('an end', () => {
  test('refuses what waits and what comes, for the first reason', () => {
    const { outbox, push, sent, told, line } = setUp();
    push('a');
    outbox.end('refused');
    outbox.end('closed');
    line.isOpen = true;
    outbox.flush();
    push('b');
    expect(sent).toEqual([]);
    expect(told).toEqual(['a', 'b'].map((text) => [text, { kind: 'refused', reason: 'refused' }]));
  });
});
