import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Part } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { changedRows, conflictsOf } from './conflictsOf.ts';
import { mergedRows } from './mergedRows.ts';

const base = { part: 'control', label: '' } as const;
const parts: readonly Part[] = [
  { ...base, kind: 'text', field: 'name' },
  { ...base, kind: 'shown', as: 'server', field: 'changedAt' },
  { ...base, kind: 'table', field: 'works', columns: [{ ...base, kind: 'text', field: 'item' }], add: '' },
];
const LOADED = { name: 'a', changedAt: 1, works: [{ item: '1' }] };
const found = (theirs: object, mine: object) =>
  conflictsOf({ controls: controlsOf({ parts }), before: LOADED, theirs: { ...LOADED, ...theirs }, mine: { ...LOADED, ...mine } });

test('a field both have changed is asked about, one only the other changed is asked about as theirs, and what the server keeps is not', () => {
  const { asked, follows } = found({ name: 'b', changedAt: 2 }, { name: 'c' });
  expect(asked.map(({ control, isMineChanged }) => [control.field, isMineChanged])).toEqual([['name', true]]);
  expect(follows.map(({ field }) => field)).toEqual(['changedAt']);
  expect(found({ name: 'b' }, {}).asked.map(({ isMineChanged }) => isMineChanged)).toEqual([false]);
  expect(found({ name: 'b' }, { name: 'b' }).asked).toEqual([]);
});

test('rows only the other has changed follow without a question, and are told', () => {
  const { asked, follows, reported } = found({ works: [{ item: '1' }, { item: 'theirs' }] }, { name: 'c' });
  expect([asked, follows, reported].map((all) => all.map((one) => ('control' in one ? one.control.field : one.field)))).toEqual([
    [],
    ['works'],
    ['works'],
  ]);
});

test('rows both have added to a table can be kept together', () => {
  const { asked } = found({ works: [{ item: '1' }, { item: 'theirs' }] }, { works: [{ item: '1' }, { item: 'mine' }] });
  expect(asked.map(({ both }) => both)).toEqual([[{ item: '1' }, { item: 'theirs' }, { item: 'mine' }]]);
});

test.each<[string, string, string, string, string | null]>([
  ['both add', 'ab', 'abc', 'abd', 'abcd'],
  ['each changes a row of its own', 'abc', 'Xbc', 'abY', 'XbY'],
  ['both change the same row', 'abc', 'aXc', 'aYc', null],
  ['both do the same', 'abc', 'aXc', 'aXc', 'aXc'],
  ['one takes away, the other adds', 'abc', 'ac', 'abcd', 'acd'],
  ['one takes away, the other changes', 'abc', 'ac', 'abX', null],
  ['both take away', 'abc', 'ac', 'bc', null],
  ['both have sent the same new row', 'a', 'ab', 'ab', 'ab'],
])('%s: %s, %s and %s become %s', (_, before, theirs, mine, both) => {
  const rows = (letters: string) => letters.split('').map((item) => ({ item }));
  expect(mergedRows(rows(before), rows(theirs), rows(mine))).toEqual(both === null ? null : rows(both));
});

test.each([
  ['one that was changed', 'abc', 'aXc', [2]],
  ['a new one', 'a', 'ab', [2]],
  ['none', 'ab', 'ab', []],
  ['all, where there was no table', null, 'ab', [1, 2]],
])('rows that are other than they were: %s', (_, was, rows, numbers) =>
  expect(changedRows(was?.split(''), rows.split(''))).toEqual(numbers),
);
