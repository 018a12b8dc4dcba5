import { describe, expect, test } from 'vitest';
import { drawnRows, partsOf } from './drawnRows.ts';

const range = { startIndex: 10, endIndex: 13, overscan: 2, count: 100 };
const ask = { allUpTo: 0, staysAtEnd: false, pinned: [] };

describe('drawn are', () => {
  test.each([
    ['those in sight and some on either side', range, ask, [8, 9, 10, 11, 12, 13, 14, 15]],
    ['the row with the keyboard, wherever it is', range, { ...ask, pinned: [90, 3] }, [3, 8, 9, 10, 11, 12, 13, 14, 15, 90]],
    ['a row once, and none that is not there', range, { ...ask, pinned: [-1, 12, 100] }, [8, 9, 10, 11, 12, 13, 14, 15]],
    ['the last ones, where the end is kept', range, { ...ask, staysAtEnd: true }, [94, 95, 96, 97, 98, 99]],
    ['all of a short list', { ...range, startIndex: 0, endIndex: 1, count: 5 }, { ...ask, allUpTo: 5 }, [0, 1, 2, 3, 4]],
  ])('%s', (_, at, how, rows) => {
    expect(drawnRows(at, how)).toEqual(rows);
  });
});

describe('gaps', () => {
  const item = (index: number) => ({ index, key: `k${index}`, start: index * 50, end: index * 50 + 50 });
  const shape = (parts: ReturnType<typeof partsOf>) =>
    parts.map((part) => (part.kind === 'row' ? part.index : `${part.name} ${part.heightPx}`));

  test.each([
    ['stand for all that is not drawn', [4, 5], ['gap-top 200', 4, 5, 'gap-bottom 700']],
    ['also between rows, by the name of the row below', [0, 6, 7], [0, 'gap-above-k6 250', 6, 7, 'gap-bottom 600']],
    ['are not there where nothing is missing', [0, 1], [0, 1, 'gap-bottom 900']],
  ])('%s', (_, rows, parts) => {
    expect(shape(partsOf(rows.map(item), 1000))).toEqual(parts);
  });
  test('are none in a list that is empty', () => {
    expect(partsOf([], 0)).toEqual([]);
  });
});
