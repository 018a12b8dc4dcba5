import { describe, expect, test } from 'vitest';
import { memoryShelf, tolerantShelf } from './storage.ts';

const blocked = tolerantShelf(() => {
  throw new DOMException('denied', 'SecurityError');
});
const full = tolerantShelf(() => ({
  ...memoryShelf(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
}));

describe.each([
  ['blocked', blocked],
  ['full', full],
])('where storage is %s', (_, shelf) => {
  test('the session lives on in memory', () => {
    shelf.setItem('token', 'abc');
    expect(shelf.getItem('token')).toBe('abc');
    shelf.removeItem('token');
    expect(shelf.getItem('token')).toBeNull();
  });
});
