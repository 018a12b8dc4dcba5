import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as tables from '../../generated/operations.gen.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import type { Operation } from './operation.ts';
import { GENERAL_TIMEOUT_MS } from './timeout.ts';

const LONG_CALL_MS = 100_000;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'effect' in value;
const operations = Object.values(tables).flatMap((table) => Object.values(table as object).filter(isOperation));

/** The browser's own signal cannot be hurried; this one runs on the clock of the test. */
const timeoutOnFakeClock = (ms: number): AbortSignal => {
  const end = new AbortController();
  setTimeout(() => end.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
  return end.signal;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutOnFakeClock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server that takes the call and never says anything. */
const never: typeof fetch = (_address, { signal } = {}) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const outcomeOf = (operation: Operation) => {
  const outcome = { kind: 'pending' };
  const params = Object.fromEntries(Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, '1']));
  createClient({ baseUrl: 'https://x.test', getToken: () => null, onSessionEnded: () => {}, fetch: never })
    .call(operation, { path: params })
    .catch((error: unknown) => (outcome.kind = error instanceof ApiError ? error.kind : 'odd'));
  return outcome;
};

test('R07 every operation has one of the two limits: 1,000 s, or 100 s for the calls that may take long', () => {
  const limits = new Set(operations.map(({ timeoutMs = GENERAL_TIMEOUT_MS }) => timeoutMs));
  expect(operations.length).toBeGreaterThan(100);
  expect(limits).toEqual(new Set([GENERAL_TIMEOUT_MS, LONG_CALL_MS]));
});

test.each([
  ['1,000 s', 1_000_000, operations.find(({ timeoutMs }) => timeoutMs === undefined)],
  ['100 s', LONG_CALL_MS, operations.find(({ timeoutMs }) => timeoutMs === LONG_CALL_MS)],
])('R07 a call that never gets an answer ends after %s, not before', async (_, limitMs, operation) => {
  if (!operation) throw new Error('no such operation in the description');
  const outcome = outcomeOf(operation);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(outcome.kind).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.kind).toBe('timeout');
});

test('R07 twenty calls that never get an answer all end', async () => {
  const outcomes = operations.slice(0, 20).map(outcomeOf);
  await vi.advanceTimersByTimeAsync(GENERAL_TIMEOUT_MS);
  expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'timeout'));
});
