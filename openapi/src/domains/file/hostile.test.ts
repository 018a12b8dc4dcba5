import { expect, test } from 'vitest';
import { uploadRows } from '../../testing/hostile-uploads.ts';
import { CHUNK_BYTES, chunkPlan, remainingChunks } from './index.ts';

test.each(uploadRows('chunkAnswer').map((row) => [row.id, row] as const))('%s: which chunks need not be sent', (_, { input, expected }) => {
  const left = new Set(remainingChunks(chunkPlan(input.totalChunks * CHUNK_BYTES), input.chunkNumbers));
  const skipped = Array.from({ length: input.totalChunks }, (__, at) => at + 1).filter((number) => !left.has(number));
  expect(skipped).toEqual(expected.value);
});
