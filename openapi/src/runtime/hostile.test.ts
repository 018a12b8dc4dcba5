import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oauthOperations } from '../../generated/operations.gen.ts';
import { switchTest } from '../guards/testing/switch-test.ts';
import { hostileAnswers, hostilePaths, textOf, type Expected } from '../testing/hostile.ts';
import { ApiError } from './api-error.ts';
import { createClient, type Client, type ClientOptions } from './client.ts';
import type { Operation } from './operation.ts';
import { fillPath } from './path.ts';
import { ANSWER_MAX_BYTES } from './read-text.ts';
import { inLongRun } from '../../../scripts/testing/inLongRun.mjs';

/** A row names its operation by method and path; login keeps its exemption, the others are plain reads. */
function operationOf(text: string): Operation {
  if (text === 'POST /api/oauth/Login') return oauthOperations.login;
  const [method, path] = text.split(' ');
  if (method !== 'GET' || !path) throw new Error(`unknown operation ${text}`);
  return { id: 'listDictionaryCategories', method, path, effect: 'read' };
}

/** Path that is sent with these parameters, or nothing. */
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
  redirect: RequestRedirect | undefined;
  tookMs: number;
}

/** A check that the data was handed on, for the caller to judge: the client has done its share. */
const isHandedOn = ({ answers, errors, ended }: Outcome) => expect([answers.length, errors, ended]).toEqual([1, [], []]);

/** Duty of this client for each verdict; what is said and shown is the page's. */
const VERDICTS: Record<string, (outcome: Outcome, expected: Expected) => void> = {
  error(outcome, { retries = 0, afterMs = 0, stored }) {
    // A good answer without what it is about is an error of whoever asked.
    if (stored !== undefined) return isHandedOn(outcome);
    const { errors, ended, sentAtMs, redirect } = outcome;
    expect([errors.length, ended, redirect]).toEqual([1, [], 'error']);
    expect(sentAtMs).toHaveLength(1 + retries);
    expect(sentAtMs.at(-1)! - sentAtMs[0]!).toBe(afterMs);
  },
  empty: ({ answers }) => expect(answers).toEqual([{ data: null, msg: '' }]),
  login: (outcome, { redirects }) => (redirects === undefined ? isHandedOn(outcome) : expect(outcome.ended).toHaveLength(redirects)),
  text: ({ errors }, { literal = [] }) => expect(literal).toContain(errors[0]?.msg),
  capped: ({ errors }) => expect(errors[0]?.kind).toBe('malformed'),
  message: isHandedOn,
  value: isHandedOn,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

type MakeClient = (options: ClientOptions) => Client;

/** A client that believes whatever comes: the guard switched off. */
const believing: MakeClient = ({ fetch = globalThis.fetch }) => ({
  call: async ({ method, path }) => {
    const text = await (await fetch(path, { method })).text();
    // Read through, it would freeze the tests as it would a page.
    if (text.length > ANSWER_MAX_BYTES) return { data: null, msg: '' };
    const { data, msg }: { data?: unknown; msg?: string } = JSON.parse(text);
    return { data: data ?? null, msg: msg ?? '' };
  },
});

async function play(make: MakeClient, { input }: (typeof hostileAnswers)[number]): Promise<Outcome> {
  const outcome: Outcome = { errors: [], answers: [], ended: [], sentAtMs: [], redirect: undefined, tookMs: 0 };
  const text = textOf(input.body);
  const client = make({
    baseUrl: 'https://console.example.test',
    getToken: () => 'bearer t.o-k_1',
    onSessionEnded: (code) => outcome.ended.push(code),
    fetch: async (_, init) => {
      outcome.sentAtMs.push(Date.now());
      outcome.redirect = init?.redirect;
      return new Response(text, { status: input.status, headers: input.headers });
    },
  });
  const startMs = performance.now();
  const calls = Array.from({ length: input.parallel ?? 1 }, () => client.call(operationOf(input.operation)));
  const settled = Promise.allSettled(calls);
  await vi.runAllTimersAsync();
  const ends = await settled;
  outcome.tookMs = performance.now() - startMs;
  for (const call of ends) {
    if (call.status === 'fulfilled') outcome.answers.push(call.value);
    else if (call.reason instanceof ApiError) outcome.errors.push(call.reason);
    else throw call.reason;
  }
  return outcome;
}

/** The fault in what became of an answer, or null. */
async function judge(make: MakeClient, row: (typeof hostileAnswers)[number]): Promise<string | null> {
  const { expected } = row;
  const verdict = VERDICTS[expected.verdict];
  if (!verdict) throw new Error(`unknown verdict ${expected.verdict}`);
  try {
    const outcome = await play(make, row);
    verdict(outcome, expected);
    return outcome.tookMs < inLongRun(expected.maxMs ?? Infinity) ? null : `it took ${outcome.tookMs} ms`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('an answer is a good envelope or an error that is told', () => {
  switchTest(hostileAnswers, judge, { on: createClient, off: believing, leastRed: 8 });
});
