import { expect, test } from 'vitest';
import { rowsOf } from './rowsOf.ts';
import type { TreeRow } from './fullTree.ts';

const row = (id: string, isLeaf: boolean, ...children: TreeRow[]): TreeRow => ({ id, fullName: id, isLeaf, children });
const lazy = { shape: 'lazyTree' } as const;
const whole = [row('group', false, row('east', false, row('toll', true)), row('office', true)), row('other', true)];
const openIn = (answer: ReturnType<typeof rowsOf>) => answer.known && [...answer.known.below.keys()];

test('rows of a lazy tree that came without those below them are asked for them when they are opened', () => {
  const bare = [row('group', false), { id: 'office', fullName: 'office', isLeaf: true }];
  expect(rowsOf(lazy, bare, '')).toEqual({ rows: bare, known: undefined });
});

test('a lazy tree that came whole is open as far as its rows are here, and asks for the others', () => {
  const answer = rowsOf(lazy, [row('other', true), row('group', false, row('east', false), row('office', true))], 'e');
  expect([openIn(answer), answer.known?.of]).toEqual([['group'], 'e']);
});

test.each<[string, Parameters<typeof rowsOf>[0], string, readonly string[] | undefined]>([
  ['a table has none below', { shape: 'paged' }, '', undefined],
  ['a table has none below, searched through or not', { shape: 'paged', foundBelow: () => [] }, 't', undefined],
  ['a whole tree is open at its top', { shape: 'tree' }, '', ['group']],
  ['a whole tree is open down to what was searched for', { shape: 'tree' }, 'toll', ['group', 'east']],
  ['a whole tree that is read whole is open', { shape: 'tree', isReadWhole: true }, '', ['group', 'east']],
])('rows as they came: %s', (_, list, narrowed, open) => {
  const answer = rowsOf(list, whole, narrowed);
  expect([answer.rows, openIn(answer)]).toEqual([whole, open]);
});

test('found rows of a lazy tree stand below what is above them, and are open down to there', () => {
  const ways: Readonly<Record<string, readonly TreeRow[]>> = { toll: [row('group', false), row('east', false)], other: [] };
  const found = [row('toll', true), row('other', true)];
  const answer = rowsOf({ ...lazy, foundBelow: (one: { id: string }) => ways[one.id] ?? [] }, found, 't');
  expect(answer.rows.map(({ id }) => id)).toEqual(['group', 'other']);
  expect([answer.known?.of, openIn(answer)]).toEqual(['t', ['group', 'east']]);
});
