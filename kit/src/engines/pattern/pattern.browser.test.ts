import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../clock/index.ts';
import { createPatternChecker, KILL_AFTER_MS, openPatternWorker } from './index.ts';
import type { PatternChecker, PatternProblem, PatternWorker } from './index.ts';

/** Backtracks for longer than anybody waits. */
const RUNAWAY = '^(?!x)(a+)+$';
const RUNAWAY_VALUE = `${'a'.repeat(40)}!`;

let opened: { readonly killed: () => boolean }[] = [];
let checker: PatternChecker;
const diagnostics: [string, PatternProblem][] = [];

function openWatched(): PatternWorker {
  const worker = openPatternWorker();
  let isKilled = false;
  opened.push({ killed: () => isKilled });
  const kill = () => {
    isKilled = true;
    worker.kill();
  };
  return { ...worker, kill };
}
const open = () => createPatternChecker({ clock: systemClock, openWorker: openWatched, onDiagnostic: (...told) => diagnostics.push(told) });

afterEach(() => {
  checker.close();
  opened = [];
  diagnostics.length = 0;
});

test('a pattern that runs away is killed in its worker, the page goes on, and the next value is answered', async () => {
  checker = open();
  let turns = 0;
  const turn = () => {
    turns += 1;
    callOff = systemClock.after(0, turn);
  };
  let callOff = systemClock.after(0, turn);
  const runaway = await checker.check(RUNAWAY, RUNAWAY_VALUE);
  callOff();
  const off = { kind: 'disabled', problem: { reason: 'timeout', limitMs: KILL_AFTER_MS } };
  expect(runaway).toEqual(off);
  expect(opened.map(({ killed }) => killed())).toEqual([true]);
  expect(turns).toBeGreaterThan(1);

  expect(await checker.check(RUNAWAY, 'aaa')).toEqual(off);
  expect(await checker.check('^(a+)\\1$', 'aaaa')).toEqual({ kind: 'matches', by: 'fallback' });
  expect(await checker.check('^(a+)\\1$', 'aaa')).toEqual({ kind: 'differs', by: 'fallback' });
  expect(await checker.check('^a+$', 'aaa')).toEqual({ kind: 'matches', by: 'linear' });
  expect(opened.map(({ killed }) => killed())).toEqual([true, false]);
  expect(diagnostics).toEqual([[RUNAWAY, off.problem]]);
});

test('values that wait behind a pattern that runs away are answered', async () => {
  checker = open();
  const answers = await Promise.all([
    checker.check(RUNAWAY, RUNAWAY_VALUE),
    checker.check('(?<=a)b', 'ab'),
    checker.check(RUNAWAY, RUNAWAY_VALUE),
    checker.check('(?<!a)b', 'ab'),
  ]);
  expect(answers.map(({ kind }) => kind)).toEqual(['disabled', 'matches', 'disabled', 'differs']);
});
