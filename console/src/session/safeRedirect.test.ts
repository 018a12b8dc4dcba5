import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { make } from '../testing/generated.ts';
import type { Given } from '../testing/generated.ts';
import hostile from '../testing/hostile.json' with { type: 'json' };
import { isSafePath, safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'https://console.example.test';
const rows = hostile.filter(({ area }) => area === 'redirect');

describe('a redirect leads to a path of ours or to the root', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, { input, expected }) => {
    const search =
      'query' in input && typeof input.query === 'string'
        ? `?${input.query}`
        : `?${new URLSearchParams({ redirect: make(input.value as Given) })}`;
    expect(safeRedirect(search, ORIGIN)).toBe(expected.value);
  });
});

test('whatever is asked for, the answer is of our origin', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '%', '2', 'F', 'a', '?', '#') }),
  );
  const offOrigin = fc.check(
    fc.property(nasty, (wanted) => {
      const path = safeRedirect(`?${new URLSearchParams({ redirect: wanted })}`, ORIGIN);
      const url = new URL(path, ORIGIN);
      return url.origin === ORIGIN && !path.startsWith('//');
    }),
    { numRuns: 20_000 },
  );
  expect(offOrigin.counterexample).toBeNull();
});

test('without the guard the same rows would leave: it is the guard that refuses them', () => {
  const refused = rows.filter(({ expected }) => expected.verdict === 'rejected' && 'value' in expected);
  const leaving = refused.filter(
    ({ input }) =>
      'value' in input && URL.canParse(make(input.value as Given), ORIGIN) && new URL(make(input.value as Given), ORIGIN).origin !== ORIGIN,
  );
  expect(leaving.length).toBeGreaterThan(3);
  for (const { input } of leaving) expect(isSafePath(make(input.value as Given), ORIGIN)).toBe(false);
});
