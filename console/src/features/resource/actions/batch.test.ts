import { expect, test } from 'vitest';
import { eachOf } from './batch.ts';

test('four at a time, each once; one that fails keeps none of the others from its turn', async () => {
  let running = 0;
  let most = 0;
  const seen: number[] = [];
  const failed = await eachOf([1, 2, 3, 4, 5, 6, 7], async (row) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    seen.push(row);
    running -= 1;
    if (row % 3 === 0) throw new Error(`no ${row}`);
  });
  expect([most, seen.toSorted((one, other) => one - other), failed.map(({ row }) => row)]).toEqual([4, [1, 2, 3, 4, 5, 6, 7], [3, 6]]);
});
