import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHUNK_BYTES,
  chunkPlan,
  chunkRange,
  fileSizeText,
  isWithinSizeLimit,
  remainingChunks,
  storedChunks,
  type SizeUnit,
} from './index.ts';

test.each([
  [0, 1, 0],
  [1, 1, 1],
  [5_242_879, 1, 5_242_879],
  [5_242_880, 1, 5_242_880],
  [5_242_881, 2, 1],
  [10_485_760, 2, 5_242_880],
  [10_485_761, 3, 1],
  [1_073_741_824, 205, 4_194_304],
])('a file of %d bytes is %d chunks, the last of %d bytes', (sizeBytes, totalChunks, lastChunkBytes) => {
  expect(chunkPlan(sizeBytes)).toEqual({ sizeBytes, totalChunks, lastChunkBytes });
});

test('the chunks of a plan cover the file without gap or overlap', () => {
  fc.assert(
    fc.property(fc.nat(40 * CHUNK_BYTES), (sizeBytes) => {
      const plan = chunkPlan(sizeBytes);
      const ranges = Array.from({ length: plan.totalChunks }, (_, index) => chunkRange(plan, index + 1));
      expect(ranges[0]?.start).toBe(0);
      expect(ranges.at(-1)?.end).toBe(sizeBytes);
      expect(ranges.slice(1).every(({ start }, index) => start === ranges[index]?.end)).toBe(true);
    }),
  );
});

test.each([
  [[1, 3], 4, [2, 4]],
  [[], 2, [1, 2]],
  [[1, 2], 2, []],
  [null, 1, [1]],
  [undefined, 1, [1]],
  [[1, 3, 3, 0, -1, 9999, '2', 1.5, null], 4, [2, 4]],
])('a server that holds %j of %d chunks is sent %j', (chunkNumbers, totalChunks, send) => {
  expect(remainingChunks(chunkPlan(totalChunks * CHUNK_BYTES), chunkNumbers)).toEqual(send);
});

test('what a server says it holds is sorted, and nothing is in it twice', () => {
  expect(storedChunks([3, 1, 3, 2, 0])).toEqual([1, 2, 3]);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1023.99 KB'],
  [1_048_576, '1 MB'],
  [1_073_741_824, '1 GB'],
  [2_199_023_255_552, '2048 GB'],
])('%d bytes are shown as %s', (sizeBytes, text) => {
  expect(fileSizeText(sizeBytes)).toBe(text);
});

test.each<[number, SizeUnit, number, boolean]>([
  [10, 'MB', 10_485_760, true],
  [10, 'MB', 10_485_761, false],
  [0, 'MB', 1_000_000_000_000, true],
  [1, 'GB', 1_073_741_824, true],
  [2, 'KB', 2048, true],
  [2, 'KB', 2049, false],
])('a limit of %d %s and a file of %d bytes: %s', (limit, unit, sizeBytes, isFine) => {
  expect(isWithinSizeLimit(sizeBytes, limit, unit)).toBe(isFine);
});
