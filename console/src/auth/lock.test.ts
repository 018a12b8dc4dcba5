import { expect, test } from 'vitest';
import { keepLock, readLock } from './lock.ts';
import { dropLock, isLockStored } from './lockFlag.ts';
import { memoryShelf } from '../browser/storage.ts';

const lock = {
  account: 'sunwanning',
  name: '孙婉宁',
  note: '养护工程部',
  sinceMs: 1_773_298_500_000,
  returnTo: '/home',
  keptBy: 'server',
} as const;

test('the lock is kept in session storage under the key lock, until it is taken off', () => {
  const shelf = memoryShelf();
  keepLock(lock, shelf);
  expect(shelf.getItem('lock')).not.toBeNull();
  expect(readLock(shelf)).toEqual(lock);
  dropLock(shelf);
  expect(readLock(shelf)).toBeNull();
});

test.each(['', 'true', '{', 'null', '[1]', '{"name":7,"sinceMs":"x","keptBy":"nobody"}', 'x'.repeat(5000)])(
  'a damaged flag %j still locks',
  (kept) => {
    const shelf = memoryShelf();
    shelf.setItem('lock', kept);
    expect(readLock(shelf)).toEqual({ account: '', name: '', note: '', sinceMs: 0, returnTo: '/', keptBy: 'server' });
  },
);

test('without a token only a lock for which the console has signed out counts', () => {
  const shelf = memoryShelf();
  expect(isLockStored(true, shelf)).toBe(false);
  keepLock(lock, shelf);
  expect(isLockStored(true, shelf)).toBe(true);
  expect(isLockStored(false, shelf)).toBe(false);
  keepLock({ ...lock, keptBy: 'signedOut' }, shelf);
  expect(isLockStored(false, shelf)).toBe(true);
});
