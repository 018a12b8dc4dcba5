import { describe, expect, it } from 'vitest';
import { EXIT } from '../model/stop.ts';
import { FACTS } from '../model/facts.ts';
import { planOf } from './plan.ts';
import { isInShard, readShard } from './shard.ts';

describe('a shared run', () => {
  it.each([2, 5, 16])('asks each operation on one of %i computers, and leaves none idle', (count) => {
    const parts = Array.from({ length: count }, (_, at) =>
      [...planOf({ shard: { index: at + 1, count } }).selected.keys()].map(({ id }) => id),
    );
    expect(parts.flat().toSorted()).toEqual([...FACTS.keys()].toSorted());
    expect(Math.min(...parts.map(({ length }) => length))).toBeGreaterThan(0);
  });

  it('keeps an operation where it was when others come', () => {
    const names = ['listUsers', 'getUser', 'createUser', 'listRoles'];
    expect(names.map((name) => [1, 2, 3].findIndex((index) => isInShard({ index, count: 3 }, name)))).toEqual([0, 0, 1, 1]);
  });

  it.each(['0/3', '4/3', '3', '1/0', 'a/b', '-1/3', '1/3/5', ''])('refuses "%s"', (typed) => {
    expect(() => readShard(typed)).toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
  });

  it('reads the first and the last part', () => {
    expect([readShard('1/1'), readShard('3/3')]).toEqual([
      { index: 1, count: 1 },
      { index: 3, count: 3 },
    ]);
  });
});
