import { expect, test } from 'vitest';
import { memoryShelf } from '../../../browser/storage.ts';
import { keptSamples } from './keptSamples.ts';

const KEY = 'jnpf_designSamples.u1.m1';

test('samples are kept for one person and one design; a name is there once', () => {
  const shelf = memoryShelf();
  const own = keptSamples(shelf, 'u1', 'm1');
  own.keep({ name: 'A', record: { amount: 1 } });
  own.keep({ name: 'B', record: { amount: 2 } });
  own.keep({ name: 'A', record: { amount: 3 } });
  expect(own.all()).toEqual([
    { name: 'B', record: { amount: 2 } },
    { name: 'A', record: { amount: 3 } },
  ]);
  expect(keptSamples(shelf, 'u2', 'm1').all()).toEqual([]);
  own.drop('A');
  own.drop('B');
  expect(shelf.getItem(KEY)).toBeNull();
});

test('what is too long, or one too many, is not kept', () => {
  const own = keptSamples(memoryShelf(), 'u1', 'm1');
  expect(own.keep({ name: 'long', record: { text: 'x'.repeat(200_001) } })).toBe(false);
  const kept = Array.from({ length: 21 }, (_, at) => own.keep({ name: `s${at}`, record: {} }));
  expect(kept.filter(Boolean)).toHaveLength(20);
});

test.each(['', 'x', 'null', '{}', '[1,null,{"name":""},{"name":"a"},{"name":"a","record":[]}]'])(
  '%s in the browser is no sample',
  (text) => {
    const shelf = memoryShelf();
    shelf.setItem(KEY, text);
    expect(keptSamples(shelf, 'u1', 'm1').all()).toEqual([]);
  },
);
