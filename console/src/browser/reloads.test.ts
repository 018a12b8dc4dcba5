import { expect, test } from 'vitest';
import { RELOAD_AGAIN_MS, mayReload } from './reloads.ts';
import { memoryShelf } from './storage.ts';

test('a page loads itself again at most once in 60 s', () => {
  const shelf = memoryShelf();
  expect(mayReload(1_000, shelf)).toBe(true);
  expect(mayReload(1_000 + RELOAD_AGAIN_MS - 1, shelf)).toBe(false);
  expect(mayReload(1_000 + RELOAD_AGAIN_MS, shelf)).toBe(true);
});

test('R23 a clock that was set back does not forbid it for good', () => {
  const shelf = memoryShelf();
  mayReload(1_000_000_000, shelf);
  expect(mayReload(5, shelf)).toBe(true);
});
