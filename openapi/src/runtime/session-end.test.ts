import { beforeEach, expect, test } from 'vitest';
import type { SessionEndCode } from './envelope.ts';
import { createSessionEnd, type SessionEnd } from './session-end.ts';

let token: string | null;
let told: SessionEndCode[];
let session: SessionEnd;

beforeEach(() => {
  token = 'first';
  told = [];
  session = createSessionEnd(
    () => token,
    (code) => told.push(code),
  );
});

test.each([600, 601, 602] as const)('twenty calls that learn of %i tell once', (code) => {
  for (let call = 0; call < 20; call++) session.begin('first');
  for (let call = 0; call < 20; call++) session.end(code, 'first');
  expect(told).toEqual([code]);
});

test('a new session can end too, even when its token reads the same', () => {
  session.end(600, 'first');
  token = null;
  session.begin(null);
  token = 'first';
  session.begin('first');
  session.end(601, 'first');
  expect(told).toEqual([600, 601]);
});

test('a late answer of the session before does not end the present one', () => {
  token = 'second';
  session.begin('second');
  session.end(600, 'first');
  expect(told).toEqual([]);
});

test('the other calls of the session are given up, those of the next are not', () => {
  const before = session.begin('first');
  session.end(600, 'first');
  token = 'second';
  expect(before.aborted).toBe(true);
  expect(session.begin('second').aborted).toBe(false);
});
