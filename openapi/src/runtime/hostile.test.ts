import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allOperations } from '../../generated/all-operations.gen.ts';
import { switchTest } from '../guards/testing/switch-test.ts';
import { hostileAnswers, hostilePaths, textOf, type Expected } from '../testing/hostile.ts';
import { ApiError } from './api-error.ts';
import { createClient, type Client, type ClientOptions } from './client.ts';
import type { Operation } from './operation.ts';
import { fillPath } from './path.ts';
import { ANSWER_MAX_BYTES } from './read-text.ts';
import { inLongRun } from '../../../scripts/testing/inLongRun.mjs';

/** Operation of the description a row names by method and path; the names of parameters are the row's own. */
function operationOf(text: string): Operation {
  const [method, path = ''] = text.split(' ');
  const nameless = (template: string) => template.replaceAll(/\{\w+\}/g, '{}');
  const found = Object.values(allOperations).find((each) => each.method === method && nameless(each.path) === nameless(path));
  if (!found) throw new Error(`unknown operation ${text}`);
  return { ...found, path };
}
/** Arguments of a call of it: every place of its path is filled. */
const argsOf = ({ path }: Operation) => ({ path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])) });

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

const isNothing = ({ answers }: Outcome) => JSON.stringify(answers) === JSON.stringify([{ data: null, msg: '' }]);

/** Words a page has for an error without a sentence. @source shell §8 */
const FAILED = 'request error, please retry';

/** Duty of this client for each verdict; what is said and shown is the page's. */
const VERDICTS: Record<string, (outcome: Outcome, expected: Expected) => void> = {
  error(outcome, { retries = 0, afterMs = 0, stored, toast = '' }) {
    // A good answer without what it is about is an error of whoever asked.
    if (stored !== undefined) return isHandedOn(outcome);
    const { errors, ended, sentAtMs, redirect } = outcome;
    expect((errors[0]?.msg || FAILED).toLowerCase()).toContain(toast.toLowerCase());
    expect([errors.length, ended, redirect]).toEqual([1, [], 'error']);
    expect(sentAtMs).toHaveLength(1 + retries);
    expect(sentAtMs.at(-1)! - sentAtMs[0]!).toBe(afterMs);
  },
  // Without data it is nothing; a list or a count that is missing is the caller's to read.
  empty: (outcome) => (isNothing(outcome) ? undefined : isHandedOn(outcome)),
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
  const calls = Array.from({ length: input.parallel ?? 1 }, () =>
    client.call(operationOf(input.operation), argsOf(operationOf(input.operation))),
  );
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
