import { expect, test } from 'vitest';
import { runJob } from './runJob.ts';
import type { PatternNews } from './types.ts';

test.each<[string, string, object]>([
  ['^(a+)\\1$', 'aa', { kind: 'answered', id: 7, isMatch: true }],
  ['^(a+)\\1$', 'aaa', { kind: 'answered', id: 7, isMatch: false }],
  ['^A$', 'a', { kind: 'answered', id: 7, isMatch: true }],
  ['(a', 'a', { kind: 'refused', id: 7 }],
])('a worker that is asked %s of %s says that it begins, then its answer', (source, value, answer) => {
  const told: PatternNews[] = [];
  runJob({ id: 7, source, flags: 'i', value }, (news) => told.push(news));
  expect(told).toEqual([{ kind: 'began', id: 7 }, answer]);
});
