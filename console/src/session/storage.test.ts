import { describe, expect, test } from 'vitest';
import { setting } from './settings.ts';
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

describe('a setting', () => {
  test.each(['"><script>alert(1)</script>', '{"__proto__":{"x":1}}', '', 'LIGHT'])('kept as %j counts as never set', (kept) => {
    const shelf = memoryShelf();
    shelf.setItem('jnpf_look', kept);
    expect(setting('look', ['light', 'dark'], 'light', shelf).store.get()).toBe('light');
  });
  test('is remembered under the product prefix', () => {
    const shelf = memoryShelf();
    setting('look', ['light', 'dark'], 'light', shelf).set('dark');
    expect(shelf.getItem('jnpf_look')).toBe('dark');
    expect(setting('look', ['light', 'dark'], 'light', shelf).store.get()).toBe('dark');
  });
});
