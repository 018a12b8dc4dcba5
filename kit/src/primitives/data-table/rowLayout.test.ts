import { expect, test } from 'vitest';
import { stopCount } from './rowLayout.ts';
import type { RowLayout } from './rowLayout.ts';

const layoutWith = (over: Partial<RowLayout<number>>): RowLayout<number> => ({
  columns: [1, 2, 3].map((colIndex) => ({
    column: { id: `c${colIndex}`, header: '', text: String, width: { px: 1 }, narrow: 'meta' },
    colIndex,
  })),
  actionsColIndex: 4,
  isNarrow: false,
  isTree: false,
  isOperated: true,
  hasSelection: false,
  rowLabel: String,
  actions: (count) => Array.from({ length: count }, (_, index) => ({ id: `a${index}`, label: '', run: () => undefined })),
  words: { select: String, actionsOf: String, comma: '，' },
  ...over,
});

test.each([
  ['cells and each action', {}, 2, 5],
  ['two actions and the menu when there are many', {}, 5, 6],
  ['the checkbox, too', { hasSelection: true }, 2, 6],
  ['one menu on narrow screens', { isNarrow: true }, 2, 4],
  ['no menu without actions on narrow screens', { isNarrow: true }, 0, 3],
  ['cells only when nothing can be done', { actions: undefined }, 2, 3],
  ['cells only in the head', { hasSelection: true }, undefined, 4],
])('the parts of a row are %s', (_, over, record, stops) => {
  expect(stopCount(layoutWith(over), record)).toBe(stops);
});
