import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECENT_LIMIT, recentlyChosen, withRecent } from './index.ts';
import type { RecentStorage } from './index.ts';

const KEY = 'jnpf_recent_user_admin';
const storage = (kept = new Map<string, string>()): RecentStorage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
});
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe('the list', () => {
  test('the newest comes first, and what is chosen again moves to the front', () => {
    expect(withRecent(['1001', '1002'], ['1003', '1002'])).toEqual(['1002', '1003', '1001']);
  });

  test('it holds ten, none twice, the newest of all', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(15).map(String), { maxLength: 14 })), (rounds) => {
        const recent = rounds.reduce<readonly string[]>((list, chosen) => withRecent(list, chosen), []);
        expect(recent).toEqual([...new Set(rounds.flat().toReversed())].slice(0, RECENT_LIMIT));
      }),
    );
  });
});

describe('kept in storage', () => {
  test('another page reads what was remembered, each picker its own', () => {
    const shared = storage();
    recentlyChosen(() => shared, KEY).remember(['1001', '10--department']);
    expect(recentlyChosen(() => shared, KEY).read()).toEqual(['10--department', '1001']);
    expect(recentlyChosen(() => shared, 'jnpf_recent_role_admin').read()).toEqual([]);
  });

  test.each(['', '{', '7', '{"0":"1001"}', 'null', '"1001"'])('%j in storage is no list, and is written over', (text) => {
    const shared = storage(new Map([[KEY, text]]));
    const recent = recentlyChosen(() => shared, KEY);
    expect(recent.read()).toEqual([]);
    recent.remember(['1001']);
    expect(recent.read()).toEqual(['1001']);
  });

  test('of a list that others wrote, texts count, each once, ten at most', () => {
    const texts = Array.from({ length: 20 }, (_, at) => `u${at}`);
    const recent = recentlyChosen(() => storage(new Map([[KEY, JSON.stringify([7, null, 'u0', ['u1'], ...texts])]])), KEY);
    expect(recent.read()).toEqual(texts.slice(0, RECENT_LIMIT));
  });

  test.each<[string, () => RecentStorage]>([
    ['blocked', refuse],
    ['blocked in every call', () => ({ getItem: refuse, setItem: refuse })],
    ['full', () => ({ ...storage(), setItem: refuse })],
  ])('storage that is %s: the page remembers', (_, open) => {
    const recent = recentlyChosen(open, KEY);
    expect(recent.read()).toEqual([]);
    recent.remember(['1001']);
    recent.remember(['1002']);
    expect(recent.read()).toEqual(['1002', '1001']);
  });

  test('storage that has room again gets the whole list', () => {
    const shared = storage();
    let isFull = true;
    const recent = recentlyChosen(() => (isFull ? { ...shared, setItem: refuse } : shared), KEY);
    recent.remember(['1001']);
    isFull = false;
    recent.remember(['1002']);
    const other = recentlyChosen(() => shared, KEY);
    expect(other.read()).toEqual(['1002', '1001']);
    other.remember(['1003']);
    expect(recent.read()).toEqual(['1003', '1002', '1001']);
  });
});
