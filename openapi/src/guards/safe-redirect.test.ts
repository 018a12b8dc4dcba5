import { describe, expect, test } from 'vitest';
import { redirectOfPath, redirectOfQuery, safeRedirect } from './safe-redirect.ts';
import { make } from './testing/generated.ts';
import { hostile, type HostileRow, type RedirectInput } from './testing/hostile.ts';
import { switchTest } from './testing/switch-test.ts';

const origin = 'https://console.example.test';

interface Guard {
  readonly ofValue: (wanted: string) => string;
  readonly ofQuery: (search: string) => string;
}

function judge({ ofValue, ofQuery }: Guard, { input, expected }: HostileRow<RedirectInput>): string | null {
  const goal = input.kind === 'value' ? ofValue(make(input.value)) : ofQuery(`?${input.query}`);
  return goal === expected.value ? null : `leads to ${goal} instead of ${String(expected.value)}`;
}

describe('a redirect leads to a path of ours or to the root', () => {
  switchTest(hostile.redirect, judge, {
    on: { ofValue: (wanted) => safeRedirect(wanted, { origin }), ofQuery: (search) => redirectOfQuery(search, { origin }) },
    off: { ofValue: (wanted) => wanted, ofQuery: (search) => new URLSearchParams(search).get('redirect') ?? '/' },
    leastRed: 15,
  });
});

describe('a path of ours is written as one', () => {
  test.each([
    ['', '/'],
    ['home', '/'],
    ['https://console.example.test/home', '/'],
    ['//console.example.test/home', '/'],
    ['/a\\b', '/'],
    ['/ho\tme', '/'],
    ['/home\u007f', '/'],
    ['/home//', '/home//'],
    ['/home?to=//x', '/home?to=//x'],
  ])('%j → %s', (wanted, goal) => expect(safeRedirect(wanted, { origin })).toBe(goal));

  test('2,048 characters lead there, one more to the root, and so does a longer way to a short path', () => {
    const longest = `/${'a'.repeat(2047)}`;
    expect(safeRedirect(longest, { origin })).toBe(longest);
    expect(safeRedirect(`${longest}a`, { origin })).toBe('/');
    expect(safeRedirect(`/${'a/../'.repeat(500)}home`, { origin })).toBe('/');
  });
});

describe('pages a sign-in never leads to', () => {
  test.each([
    ['/login', '/'],
    ['/LOGIN/', '/'],
    ['/%6Cogin', '/'],
    ['/%2Flogin', '/'],
    ['/a/../sso', '/'],
    ['/auth-redirect#x', '/'],
    ['/lockScreen', '/'],
    ['/redirect/home', '/'],
    ['/externalLink?href=x', '/'],
    ['/home?TOKEN=x', '/'],
    ['/home?x=1&token', '/'],
    ['/loginPolicy', '/loginPolicy'],
    ['/100%', '/100%'],
  ])('%s → %s', (wanted, goal) => expect(safeRedirect(wanted, { origin })).toBe(goal));

  test.each(['', '?', '?redirect=', '?other=/home'])('without a redirect (%s) it leads to the root', (search) => {
    expect(redirectOfQuery(search, { origin })).toBe('/');
  });

  test('a path that grows beyond the limit when it is written out leads to the root', () => {
    expect(safeRedirect(`/${'路'.repeat(1000)}`, { origin })).toBe('/');
  });
});

describe('refresh goes through /redirect{fullPath}', () => {
  test.each([
    ['/redirect/systemData/dictionary?keyword=K36', '/systemData/dictionary?keyword=K36'],
    ['/redirect/externalLink?href=x', '/externalLink?href=x'],
    ['/redirect', '/'],
    ['/redirect/', '/'],
    ['/redirect//evil.test', '/'],
    ['/redirect/redirect/home', '/'],
    ['/redirect/workFlowDetail?token=x', '/'],
    ['/redirections', '/'],
    ['/home', '/'],
  ])('%s → %s', (address, goal) => expect(redirectOfPath(address, { origin })).toBe(goal));
});
