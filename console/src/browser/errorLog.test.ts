// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { $errors, messageOf, reportError } from './errorLog.ts';
import { watchErrors } from './watchFailures.ts';

beforeEach(() => $errors.set([]));

test.each([
  [new TypeError('x is not a function\n    at secret.ts:1'), 'TypeError: x is not a function'],
  ['Bearer abcdefghijklmnopqrstuvwxyz0123 was refused', '[…] was refused'],
  [new Error(`token abc ${'x'.repeat(500)}`), 'Error: token abc […]'],
  [undefined, 'undefined'],
])('of %s the log keeps %j', (error, message) => expect(messageOf(error)).toBe(message));

test('a failure gets an id that can be read out, and the newest fifty are kept', () => {
  const { id } = reportError(new Error('first'));
  expect(id).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  for (let at = 0; at < 60; at += 1) reportError(new Error(`n ${at}`));
  expect($errors.get()).toHaveLength(50);
  expect($errors.get()[0]?.message).toBe('Error: n 59');
});

test('failures nobody has caught are heard of only where the deployment wants it', () => {
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { error: new Error('loose') }));
  // Somebody listens all the time: otherwise the runner takes the failure for its own.
  window.addEventListener('error', () => undefined);
  watchErrors(false);
  fail();
  expect($errors.get()).toEqual([]);
  const stop = watchErrors(true);
  fail();
  expect($errors.get().map(({ message }) => message)).toEqual(['Error: loose']);
  stop();
  fail();
  expect($errors.get()).toHaveLength(1);
});
