import { describe, expect, test } from 'vitest';
import { make } from '../testing/generated.ts';
import type { Given } from '../testing/generated.ts';
import hostile from '../testing/hostile.json' with { type: 'json' };
import { memoryShelf } from '../browser/storage.ts';
import { $token, dropToken, isToken, keepToken, readToken } from './token.ts';

describe('the grammar of tokens', () => {
  test.each(hostile.filter(({ area }) => area === 'session').map((row) => [row.id, row] as const))('%s', (_, { input, expected }) => {
    expect(isToken(make(input.value as Given))).toBe(expected.verdict === 'allowed');
  });
});

test('a token is kept in session storage under the key token, exactly as the server gave it', () => {
  const shelf = memoryShelf();
  keepToken('bearer AbC', shelf);
  expect(shelf.getItem('token')).toBe('bearer AbC');
  expect($token.get()).toBe('bearer AbC');
  dropToken(shelf);
  expect(shelf.getItem('token')).toBeNull();
  expect($token.get()).toBeNull();
});

test('a damaged token counts as none', () => {
  const shelf = memoryShelf();
  shelf.setItem('token', 'abc\r\nX: y');
  expect(readToken(shelf)).toBeNull();
});
