import { describe, expect, test } from 'vitest';
import { make } from '../testing/generated.ts';
import type { Given } from '../testing/generated.ts';
import hostile from '../testing/hostile.json' with { type: 'json' };
import { safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'https://console.example.test';
const rows = hostile.filter(({ area }) => area === 'redirect');

/** The query that asks for a row's redirect. */
const searchOf = (input: (typeof rows)[number]['input']) =>
  'query' in input && typeof input.query === 'string'
    ? `?${input.query}`
    : `?${new URLSearchParams({ redirect: make(input.value as Given) })}`;

describe('a redirect leads to a path of ours or to the root', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, { input, expected }) => {
    expect(safeRedirect(searchOf(input), ORIGIN)).toBe(expected.value);
  });
});

test('without the guard the same rows would leave: it is the guard that refuses them', () => {
  const unguarded = (search: string) => new URLSearchParams(search).get('redirect') ?? '/';
  const red = rows.filter(({ input, expected }) => unguarded(searchOf(input)) !== expected.value);
  expect(red.length).toBeGreaterThanOrEqual(15);
});
