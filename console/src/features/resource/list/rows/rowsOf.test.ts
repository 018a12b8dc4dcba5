import { expect, test } from 'vitest';
import { rowsOf } from './rowsOf.ts';
import type { TreeRow } from './fullTree.ts';

const row = (id: string, isLeaf: boolean, ...children: TreeRow[]): TreeRow => ({ id, fullName: id, isLeaf, children });
const lazy = { shape: 'lazyTree' } as const;

test('rows of a lazy tree that came without those below them are asked for them when they are opened', () => {
  expect(rowsOf(lazy, [row('group', false), row('office', true)], '').known).toBeUndefined();
});

test('a lazy tree that came whole is open as far as its rows are here, and asks for the others', () => {
  const whole = [row('group', false, row('east', false), row('office', true))];
  expect([...(rowsOf(lazy, whole, 'e').known?.below.keys() ?? [])]).toEqual(['group']);
});
