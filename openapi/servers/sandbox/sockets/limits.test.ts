import { expect, test } from 'vitest';
import { COST, createFrameLimits } from './limits.ts';

const many = (count: number, work: () => boolean): number => Array.from({ length: count }, work).filter(Boolean).length;

test('a person says 4,000 things at once and 2,000 more each second, and takes nothing from others', () => {
  let atMs = 0;
  const limits = createFrameLimits(() => atMs);
  expect(many(5_000, () => limits.take('a', COST.message))).toBe(4_000);
  expect(limits.take('b', COST.message)).toBe(true);
  atMs += 1_000;
  expect(many(5_000, () => limits.take('a', COST.message))).toBe(2_000);
  atMs += 60_000;
  expect(many(5_000, () => limits.take('a', COST.message))).toBe(4_000);
});

test('frames nobody understands cost forty times as much, questions twenty times', () => {
  const limits = createFrameLimits(() => 0);
  expect(many(500, () => limits.take('a', COST.unreadable))).toBe(100);
  expect(many(500, () => limits.take('b', COST.question))).toBe(200);
});
