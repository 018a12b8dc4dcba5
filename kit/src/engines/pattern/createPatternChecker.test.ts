import { describe, expect, test, vi } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { createPatternChecker, KILL_AFTER_MS, MAX_PATTERN_CHARACTERS } from './index.ts';
import type { LinearEngine, PatternProblem } from './index.ts';
import { scriptedWorker } from './testing/scriptedWorker.ts';
import type { ScriptedWorker } from './testing/scriptedWorker.ts';
import { BEGIN_WITHIN_MS } from './types.ts';

const BACK = '^(a+)\\1$';
const AROUND = '^(?!x)';

function open(more: { openWorker?: () => ScriptedWorker; loadEngine?: () => Promise<LinearEngine> } = {}) {
  const clock = manualClock();
  const workers: ScriptedWorker[] = [];
  const diagnostics: [string, PatternProblem][] = [];
  const checker = createPatternChecker({
    clock,
    openWorker() {
      workers.push((more.openWorker ?? scriptedWorker)());
      return workers.at(-1) ?? scriptedWorker();
    },
    onDiagnostic: (pattern, problem) => diagnostics.push([pattern, problem]),
    ...(more.loadEngine && { loadEngine: more.loadEngine }),
  });
  const jobsOf = (worker: number) => workers[worker]?.jobs ?? [];
  /** The job a worker was given last, once it was given that many. */
  const job = async (worker: number, count = 1) => {
    await vi.waitFor(() => expect(jobsOf(worker)).toHaveLength(count));
    return { id: jobsOf(worker).at(-1)?.id ?? 0, say: workers[worker]?.say ?? (() => {}) };
  };
  return { clock, workers, diagnostics, checker, job, jobsOf };
}

describe('who is asked', () => {
  test('the linear engine, and no worker, where it can', async () => {
    const { checker, workers } = open();
    expect(await checker.check('^1[3-9]\\d{9}$', '13800138000')).toEqual({ kind: 'matches', by: 'linear' });
    expect(await checker.check('^1[3-9]\\d{9}$', '12800138000')).toEqual({ kind: 'differs', by: 'linear' });
    expect(workers).toEqual([]);
  });

  test('a worker where the pattern looks around or back, and by whole characters', async () => {
    const { checker, job, jobsOf } = open();
    const answer = checker.check(BACK, 'aa');
    const { id, say } = await job(0);
    expect(jobsOf(0)).toEqual([{ id, source: BACK, flags: 'u', value: 'aa' }]);
    say({ kind: 'began', id });
    say({ kind: 'answered', id, isMatch: true });
    expect(await answer).toEqual({ kind: 'matches', by: 'fallback' });
  });

  test('a worker where steps times characters are too many to wait for', async () => {
    const { checker, job } = open();
    expect(await checker.check('^.{1,1000}$', 'a'.repeat(400))).toMatchObject({ by: 'linear' });
    const answer = checker.check('^.{1,1000}$', 'a'.repeat(5000));
    const { id, say } = await job(0);
    say({ kind: 'answered', id, isMatch: false });
    expect(await answer).toEqual({ kind: 'differs', by: 'fallback' });
  });

  test('a worker while the linear engine cannot be fetched, and the engine as soon as it can', async () => {
    const loadEngine = vi.fn<() => Promise<LinearEngine>>();
    loadEngine.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    loadEngine.mockResolvedValue(() => ({ steps: 1, test: () => true }));
    const { checker, job } = open({ loadEngine });
    const answer = checker.check('^a$', 'a');
    const { id, say } = await job(0);
    say({ kind: 'answered', id, isMatch: true });
    expect(await answer).toEqual({ kind: 'matches', by: 'fallback' });
    expect(await checker.check('^a$', 'a')).toEqual({ kind: 'matches', by: 'linear' });
  });
});

describe('one worker does the work of all patterns, one after the other', () => {
  test('and an alarm of a pattern that has answered stops nobody', async () => {
    const { checker, clock, workers, job } = open();
    const first = checker.check(BACK, 'aa');
    const one = await job(0);
    one.say({ kind: 'began', id: one.id });
    one.say({ kind: 'answered', id: one.id, isMatch: true });
    await first;
    const second = checker.check(AROUND, 'y');
    const other = await job(0, 2);
    clock.advance(KILL_AFTER_MS + 1);
    expect([workers.length, workers[0]?.isKilled()]).toEqual([1, false]);
    other.say({ kind: 'answered', id: one.id, isMatch: false });
    other.say({ kind: 'answered', id: other.id, isMatch: true });
    expect(await second).toEqual({ kind: 'matches', by: 'fallback' });
  });

  test('and ends with the form, though it has nothing to do', async () => {
    const { checker, workers, job } = open();
    const answer = checker.check(BACK, 'aa');
    const { id, say } = await job(0);
    say({ kind: 'answered', id, isMatch: true });
    await answer;
    checker.close();
    expect(workers.map(({ isKilled }) => isKilled())).toEqual([true]);
  });

  test('but a pattern that is off does not wait for the others', async () => {
    const { checker, job } = open();
    const slow = checker.check(BACK, 'aa');
    const { id, say } = await job(0);
    expect(await checker.check('(a', 'a')).toEqual({ kind: 'rejected', problem: { reason: 'syntax' } });
    say({ kind: 'answered', id, isMatch: true });
    expect((await slow).kind).toBe('matches');
  });
});

test('steps times characters as many as may be are for the linear engine, one more for a worker', async () => {
  const { checker, job } = open({ loadEngine: () => Promise.resolve(() => ({ steps: 1000, test: () => true })) });
  expect(await checker.check('^a+$', 'a'.repeat(1000))).toEqual({ kind: 'matches', by: 'linear' });
  const answer = checker.check('^a+$', 'a'.repeat(1001));
  const { id, say } = await job(0);
  say({ kind: 'answered', id, isMatch: true });
  expect(await answer).toEqual({ kind: 'matches', by: 'fallback' });
});

test('nobody has to hear which patterns are off', async () => {
  const worker = scriptedWorker();
  const checker = createPatternChecker({ clock: manualClock(), openWorker: () => worker });
  expect(await checker.check('(a', 'a')).toMatchObject({ kind: 'rejected' });
  const answer = checker.check(BACK, 'aa');
  await vi.waitFor(() => expect(worker.jobs).toHaveLength(1));
  worker.say({ kind: 'refused', id: worker.jobs[0]?.id ?? 0 });
  expect(await answer).toEqual({ kind: 'rejected', problem: { reason: 'too-large' } });
});

test('a pattern that had to be stopped while the linear engine was missing stays off', async () => {
  const { checker, clock, diagnostics, job } = open({ loadEngine: () => Promise.reject(new TypeError('Failed to fetch')) });
  const answer = checker.check('(a+)+$', 'aaa!');
  const { id, say } = await job(0);
  say({ kind: 'began', id });
  clock.advance(KILL_AFTER_MS);
  expect(await answer).toMatchObject({ kind: 'disabled' });
  expect(await checker.check('(a+)+$', 'aaa!')).toMatchObject({ kind: 'disabled' });
  expect(diagnostics).toHaveLength(1);
});

describe('a pattern that runs too long', () => {
  test(`is stopped after ${KILL_AFTER_MS} ms, is off from then on, and is told once`, async () => {
    const { checker, clock, workers, diagnostics, job } = open();
    const answers = ['aaa!', 'aab!', 'aac!'].map((value) => checker.check(BACK, value));
    const { id, say } = await job(0);
    say({ kind: 'began', id });
    clock.advance(KILL_AFTER_MS - 1);
    expect(workers[0]?.isKilled()).toBe(false);
    clock.advance(1);
    expect(workers[0]?.isKilled()).toBe(true);
    const off = { kind: 'disabled', problem: { reason: 'timeout', limitMs: KILL_AFTER_MS } };
    expect(await Promise.all(answers)).toEqual([off, off, off]);
    expect(await checker.check(BACK, 'aa')).toEqual(off);
    expect(workers).toHaveLength(1);
    expect(diagnostics).toEqual([[BACK, off.problem]]);
  });

  test('is followed by the next pattern, in a new worker', async () => {
    const { checker, clock, job } = open();
    const first = checker.check(BACK, 'aaa!');
    const second = checker.check(AROUND, 'y');
    const runaway = await job(0);
    runaway.say({ kind: 'began', id: runaway.id });
    clock.advance(KILL_AFTER_MS);
    expect((await first).kind).toBe('disabled');
    const { id, say } = await job(1);
    runaway.say({ kind: 'answered', id, isMatch: false });
    say({ kind: 'answered', id, isMatch: true });
    expect(await second).toEqual({ kind: 'matches', by: 'fallback' });
  });

  test('is not blamed for a worker that starts slowly, nor for an answer that waited behind the alarm', async () => {
    const { checker, clock, job } = open();
    const answer = checker.check(BACK, 'aa');
    const { id, say } = await job(0);
    clock.advance(BEGIN_WITHIN_MS - 1);
    say({ kind: 'began', id });
    clock.after(KILL_AFTER_MS, () => say({ kind: 'answered', id, isMatch: true }));
    clock.advance(KILL_AFTER_MS);
    expect(await answer).toEqual({ kind: 'matches', by: 'fallback' });
  });
});

describe('a rule is off, and the form can be used, where', () => {
  test.each([
    ['the pattern is too long', 'a'.repeat(MAX_PATTERN_CHARACTERS + 1), { reason: 'too-long', limit: MAX_PATTERN_CHARACTERS }],
    ['a part is repeated too often', 'a{1001}', { reason: 'too-large' }],
    ['repeats in repeats are too many', '(?:(?:a{100}){10}){10}', { reason: 'too-large' }],
    ['repeats beside each other are too many', '\\w{1000}'.repeat(6), { reason: 'too-large' }],
    ['it is no pattern', '(a', { reason: 'syntax' }],
    ['it is no pattern with its slashes', '/[z-a]/', { reason: 'syntax' }],
    ['it looks back and is no pattern', '(?<=a', { reason: 'syntax' }],
  ])('%s', async (_, pattern, problem) => {
    const { checker, diagnostics, workers } = open();
    expect(await checker.check(pattern, 'a')).toEqual({ kind: 'rejected', problem });
    expect(await checker.check(pattern, 'b')).toEqual({ kind: 'rejected', problem });
    expect(diagnostics).toEqual([[pattern, problem]]);
    expect(workers).toEqual([]);
  });

  test('the browser itself finds the pattern too large', async () => {
    const { checker, job } = open();
    const answer = checker.check(BACK, 'aa');
    const { id, say } = await job(0);
    say({ kind: 'refused', id });
    expect(await answer).toEqual({ kind: 'rejected', problem: { reason: 'too-large' } });
  });

  test('there is no worker', async () => {
    const { checker } = open({
      openWorker() {
        throw new DOMException('refused by the policy', 'SecurityError');
      },
    });
    expect(await checker.check(BACK, 'aa')).toEqual({ kind: 'disabled', problem: { reason: 'unavailable' } });
    expect(await checker.check('^a', 'a')).toEqual({ kind: 'matches', by: 'linear' });
  });

  test('the worker does not begin, or breaks', async () => {
    const { checker, clock, workers, job } = open();
    const first = checker.check(BACK, 'aa');
    await job(0);
    clock.advance(BEGIN_WITHIN_MS);
    expect(await first).toEqual({ kind: 'disabled', problem: { reason: 'unavailable' } });
    expect(workers[0]?.isKilled()).toBe(true);
    const second = checker.check(AROUND, 'aa');
    const { say } = await job(1);
    say({ kind: 'broken' });
    expect(await second).toEqual({ kind: 'disabled', problem: { reason: 'unavailable' } });
  });

  test('the form was closed', async () => {
    const { checker, diagnostics, workers, job } = open();
    const answers = [checker.check(BACK, 'aa'), checker.check(AROUND, 'aa')];
    await job(0);
    checker.close();
    const off = { kind: 'disabled', problem: { reason: 'unavailable' } };
    expect(await Promise.all(answers)).toEqual([off, off]);
    expect(workers.map(({ isKilled }) => isKilled())).toEqual([true]);
    expect(diagnostics).toEqual([]);
  });
});

test('a value longer than its field is not asked at all', async () => {
  const { checker, workers } = open();
  expect(await checker.check(BACK, 'aaaa', 3)).toEqual({ kind: 'capped', limit: 3 });
  expect(await checker.check('(', 'aaaa', 3)).toEqual({ kind: 'capped', limit: 3 });
  expect(await checker.check('^a+$', 'aaa', 3)).toEqual({ kind: 'matches', by: 'linear' });
  expect(workers).toEqual([]);
});
