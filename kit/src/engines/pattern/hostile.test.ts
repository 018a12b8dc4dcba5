import { afterAll, describe, expect, test } from 'vitest';
import { make } from '../../testing/generated.ts';
import type { Generated } from '../../testing/generated.ts';
import { switchTest } from '../../testing/switchTest.ts';
import { systemClock } from '../clock/index.ts';
import { createBacktracker } from './backtracker.ts';
import { createPatternChecker } from './index.ts';
import type { PatternAnswer, PatternChecker } from './index.ts';
import rows from './testing/hostile.json' with { type: 'json' };
import { openNodeWorker } from './testing/nodeWorker.ts';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';

interface HostileRow {
  readonly id: string;
  readonly input: { readonly kind: string; readonly pattern: Generated; readonly value: Generated; readonly maxLength?: number };
  readonly expected: { readonly verdict: string; readonly value?: boolean; readonly maxMs?: number };
}

const hostile = rows as readonly HostileRow[]; // the closed format of this file, see its rows

/** A function that asks a pattern. */
type PatternGuard = (pattern: string, value: string, limit?: number) => Promise<PatternAnswer>;

/** Times a value is asked where a bound is given: the best counts, since a computer may be busy with something else. */
const TRIES = 5;

function problemOf(answer: PatternAnswer, { verdict, value }: HostileRow['expected']): string | null {
  const isMatch = answer.kind === 'matches';
  switch (verdict) {
    case 'value':
      return 'by' in answer && isMatch === value ? null : `the answer is ${JSON.stringify(answer)}`;
    case 'fallback': {
      const isBeside = 'by' in answer ? answer.by === 'fallback' : answer.kind === 'disabled';
      return isBeside && isMatch === value ? null : `the answer is ${JSON.stringify(answer)}`;
    }
    case 'rejected':
    case 'capped':
      return answer.kind === verdict ? null : `the answer is ${JSON.stringify(answer)}`;
    default:
      throw new Error(`unknown verdict ${verdict}`);
  }
}

/** The fault in the answer to a row, or null. */
async function judge(ask: PatternGuard, { input, expected }: HostileRow): Promise<string | null> {
  if (input.kind !== 'pattern') throw new Error(`unknown input ${input.kind}`);
  const [pattern, value] = [make(input.pattern), make(input.value)];
  const answer = await ask(pattern, value, input.maxLength);
  const problem = problemOf(answer, expected);
  if (problem !== null || expected.maxMs === undefined) return problem;
  const maxMs = inLongRun(expected.maxMs);
  let bestMs = Infinity;
  for (let tries = 0; tries < TRIES && bestMs > maxMs; tries += 1) {
    const fromMs = performance.now();
    await ask(pattern, value, input.maxLength);
    bestMs = Math.min(bestMs, performance.now() - fromMs);
  }
  return bestMs <= maxMs ? null : `it took ${bestMs} ms`;
}

const guarded =
  (checker: PatternChecker): PatternGuard =>
  (pattern, value, limit) =>
    checker.check(pattern, value, limit);

/** The guard switched off: the engine of JavaScript is asked at once; it is stopped only so that the test can end. */
const askAtOnce: PatternGuard = async (source, value) => {
  const alone = createBacktracker({ clock: systemClock, openWorker: openNodeWorker });
  const attempt = await alone.run({ source, flags: '' }, value);
  alone.close();
  if (attempt.kind === 'failed') return { kind: 'disabled', problem: attempt.problem };
  return { kind: attempt.isMatch ? 'matches' : 'differs', by: 'linear' };
};

const checker = createPatternChecker({ clock: systemClock, openWorker: openNodeWorker });
afterAll(() => checker.close());

describe('a pattern never freezes a form', () => {
  switchTest(hostile, judge, { on: guarded(checker), off: askAtOnce, leastRed: 6 });
});

test('an unknown shape is a failure', async () => {
  const input = { kind: 'pattern', pattern: 'a', value: 'a' };
  const [ask, id] = [guarded(checker), ''];
  await expect(judge(ask, { id, input: { ...input, kind: 'script' }, expected: { verdict: 'value' } })).rejects.toThrow('unknown input');
  await expect(judge(ask, { id, input, expected: { verdict: 'maybe' } })).rejects.toThrow('unknown verdict');
});
