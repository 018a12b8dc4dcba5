import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oauthOperations } from '../../generated/operations.gen.ts';
import { hostileAnswers, hostilePaths, textOf, type Expected } from '../testing/hostile.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import type { Operation } from './operation.ts';
import { fillPath } from './path.ts';

/** A row names its operation by method and path; login keeps its exemption, the others are plain reads. */
function operationOf(text: string): Operation {
  if (text === 'POST /api/oauth/Login') return oauthOperations.login;
  const [method, path] = text.split(' ');
  if (method !== 'GET' || !path) throw new Error(`unknown operation ${text}`);
  return { id: 'listDictionaryCategories', method, path, effect: 'read' };
}

/** What happens to the parameters: the path that is sent, or nothing. */
function sentPath(operation: Operation, params: Record<string, string>): string | null {
  try {
    return fillPath(operation, params);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

test.each(hostilePaths)('$id: $input.params is $expected.verdict', ({ input, expected }) => {
  expect(sentPath(operationOf(input.operation), input.params)).toBe(expected.verdict === 'rejected' ? null : expected.value);
});

interface Outcome {
  errors: ApiError[];
  answers: unknown[];
  ended: number[];
  sentAtMs: number[];
}

const VERDICTS: Record<string, (outcome: Outcome, expected: Expected) => void> = {
  error({ errors, ended, sentAtMs }, { retries = 0, afterMs = 0 }) {
    expect(errors).toHaveLength(1);
    expect(ended).toEqual([]);
    expect(sentAtMs).toHaveLength(1 + retries);
    expect(sentAtMs.at(-1)! - sentAtMs[0]!).toBe(afterMs);
  },
  empty: ({ answers }) => expect(answers).toEqual([{ data: null, msg: '' }]),
  login: ({ ended }, { redirects }) => expect(ended).toHaveLength(redirects ?? 1),
  text: ({ errors }, { literal = [] }) => expect(literal).toContain(errors[0]?.msg),
  capped: ({ errors }) => expect(errors[0]?.kind).toBe('malformed'),
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test.each(hostileAnswers)('$id: HTTP $input.status to $input.operation is $expected.verdict', async ({ input, expected }) => {
  const outcome: Outcome = { errors: [], answers: [], ended: [], sentAtMs: [] };
  const text = textOf(input.body);
  const client = createClient({
    baseUrl: 'https://console.example.test',
    getToken: () => 'bearer t.o-k_1',
    onSessionEnded: (code) => outcome.ended.push(code),
    fetch: async () => {
      outcome.sentAtMs.push(Date.now());
      return new Response(text, { status: input.status, headers: input.headers });
    },
  });
  const startMs = performance.now();
  const calls = Array.from({ length: input.parallel ?? 1 }, () => client.call(operationOf(input.operation)));
  const settled = Promise.allSettled(calls);
  await vi.runAllTimersAsync();
  for (const call of await settled) {
    if (call.status === 'fulfilled') outcome.answers.push(call.value);
    else if (call.reason instanceof ApiError) outcome.errors.push(call.reason);
    else throw call.reason;
  }
  const verdict = VERDICTS[expected.verdict];
  if (!verdict) throw new Error(`unknown verdict ${expected.verdict}`);
  verdict(outcome, expected);
  expect(performance.now() - startMs).toBeLessThan(expected.maxMs ?? Infinity);
});
