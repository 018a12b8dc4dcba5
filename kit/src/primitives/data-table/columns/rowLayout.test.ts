import { expect, test } from 'vitest';
import { stopsOf } from './rowLayout.ts';
import type { RowLayout } from './rowLayout.ts';

const layoutWith = (over: Partial<RowLayout<number>>): RowLayout<number> => ({
  columns: [0, 1, 2].map((stop) => ({
    column: { id: `c${stop}`, header: '', text: String, width: { px: 1 }, narrow: 'meta' },
    colIndex: stop + 1,
    stop: stop + 1,
  })),
  window: null,
  colCount: 4,
  isNarrow: false,
  isTree: false,
  isOperated: true,
  selection: null,
  indexStop: null,
  isLeadPinned: false,
  actionStop: 9,
  areActionsEdge: true,
  copied: [],
  rowLabel: String,
  actions: (count) => Array.from({ length: count }, (_, index) => ({ id: `a${index}`, label: '', run: () => undefined })),
  hasActionsMenu: true,
  sides: {},
  langOf: () => undefined,
  wordsLang: () => undefined,
  words: { select: String, actionsOf: String, comma: '，' },
  ...over,
});

const many = { selection: 'many' } as const;
const one = { selection: 'one' } as const;
const cases: [string, Partial<RowLayout<number>>, number | undefined, number[]][] = [
  ['cells and each action', {}, 2, [1, 2, 3, 9, 10]],
  ['two actions and the menu when there are many', {}, 5, [1, 2, 3, 9, 10, 11]],
  ['the checkbox, too', many, 2, [0, 1, 2, 3, 9, 10]],
  ['no picture of a radio button', one, 0, [1, 2, 3]],
  ['the number before the cells', { indexStop: 0 }, 0, [0, 1, 2, 3]],
  ['no number on narrow screens', { indexStop: 0, isNarrow: true }, 0, [1, 2, 3]],
  ['one menu on narrow screens', { isNarrow: true }, 2, [1, 2, 3, 9]],
  ['no menu without actions on narrow screens', { isNarrow: true }, 0, [1, 2, 3]],
  ['cells only when nothing can be done', { actions: undefined }, 2, [1, 2, 3]],
  ['cells only in the head', many, undefined, [0, 1, 2, 3]],
];
test.each(cases)('the parts of a row are %s', (_, over, record, stops) => {
  expect(stopsOf(layoutWith(over), record)).toEqual(stops);
});
