import { describe, expect, test } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { MERGE_WITHIN_MS, createArrivals, createBatches } from './index.ts';

describe('arrivals', () => {
  test('five within a second are told once, with the last of them', () => {
    const clock = manualClock();
    const told: unknown[] = [];
    const arrivals = createArrivals<string>((arrived) => told.push(arrived), clock);
    for (const text of ['一', '二', '三', '四', '五']) {
      arrivals.add([text]);
      clock.advance(150);
    }
    expect(told).toEqual([]);
    clock.advance(MERGE_WITHIN_MS);
    expect(told).toEqual([{ count: 5, last: '五' }]);
    arrivals.add(['六']);
    clock.advance(MERGE_WITHIN_MS);
    expect(told.at(-1)).toEqual({ count: 1, last: '六' });
  });
  test('nothing is told after the end, and nothing of nothing', () => {
    const clock = manualClock();
    const told: unknown[] = [];
    const arrivals = createArrivals<string>((arrived) => told.push(arrived), clock);
    arrivals.add([]);
    arrivals.add(['一']);
    arrivals.stop();
    clock.advance(5 * MERGE_WITHIN_MS);
    expect(told).toEqual([]);
  });
  test('the end may come before anything has', () => {
    const clock = manualClock();
    const told: unknown[] = [];
    const arrivals = createArrivals<string>((arrived) => told.push(arrived), clock);
    arrivals.stop();
    arrivals.add(['一']);
    arrivals.add([]);
    clock.advance(MERGE_WITHIN_MS);
    expect(told).toEqual([{ count: 1, last: '一' }]);
  });
});

test('what comes within a frame is handed on together, in its order', () => {
  const tasks: (() => void)[] = [];
  const taken: (readonly number[])[] = [];
  const batches = createBatches<number>(
    (batch) => taken.push(batch),
    (task) => tasks.push(task),
  );
  for (let n = 0; n < 1000; n += 1) batches.add(n);
  expect(tasks).toHaveLength(1);
  tasks.shift()?.();
  batches.add(1000);
  tasks.shift()?.();
  expect(taken.map((batch) => batch.length)).toEqual([1000, 1]);
  expect(taken.flat()).toEqual(Array.from({ length: 1001 }, (_, n) => n));
});
