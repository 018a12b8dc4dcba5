import { expect, test } from 'vitest';
import { messageIn } from './offer.ts';

const offer = { token: 'bearer abc', lock: null, person: '7', usedAtMs: 5 };
const answer = (change: object) => ({ kind: 'answer', nonce: 'n', offer: { ...offer, ...change } });

test.each([
  [{ kind: 'ask', nonce: 'n' }],
  [answer({})],
  [answer({ lock: '{"account":"lin"}' })],
  [answer({ token: null, lock: '{"keptBy":"signedOut"}' })],
  [{ kind: 'answer', nonce: 'n', offer: null }],
  [{ kind: 'entered', person: '7' }],
])('%j is a message', (message) => expect(messageIn(message)).toEqual(message));

test.each([
  null,
  'ask',
  {},
  { kind: 'ask' },
  { kind: 'ask', nonce: 7 },
  { kind: 'answer', offer },
  { kind: 'entered' },
  { kind: 'entered', person: {} },
])('%j is none', (value) => expect(messageIn(value)).toBeNull());

test.each([
  { token: 'a\r\nX: y' },
  { token: '' },
  { token: 7 },
  { token: null },
  { token: 'x'.repeat(2049) },
  { lock: {} },
  { lock: 'x'.repeat(9000) },
  { person: '' },
  { person: undefined },
  { usedAtMs: Number.NaN },
  { usedAtMs: '5' },
])('an answer with %j brings no session', (change) =>
  expect(messageIn(answer(change))).toEqual({ kind: 'answer', nonce: 'n', offer: null }),
);
