import { describe, expect, test } from 'vitest';
import { mayReload } from '../../browser/reloads.ts';
import { memoryShelf } from '../../browser/storage.ts';
import { frameRows, framesOf } from '../../testing/hostileFrames.ts';

const rows = frameRows.filter(({ expected }) => expected.verdict === 'reload');

describe('the end of another session, said again and again', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s: the page is loaded as often as it may be', (_, { input, expected }) => {
    expect(expected.verdict).toBe('reload');
    const frames = [...framesOf(input)];
    const stepMs = 1000 / (input.perSecond ?? 1);
    const shelf = memoryShelf();
    expect(frames.filter((__, at) => mayReload(1 + at * stepMs, shelf))).toHaveLength(expected.count ?? 1);
  });
});
