import { describe, expect, test } from 'vitest';
import { Dot } from 'lucide';
import { branchesAbove, pressBranch, topEntryOf } from './branches.ts';
import type { NavItem } from './types.ts';

const item = (id: string, children?: NavItem[]): NavItem => ({ id, label: id, icon: Dot, children });
const menu = [item('home'), item('apps', [item('dictionary'), item('sources', [item('sql')])]), item('system', [item('users')])];

describe('the branches above the current page are open', () => {
  test.each([
    ['dictionary', ['apps']],
    ['sql', ['apps', 'sources']],
    ['home', []],
    ['unknown', []],
    [null, []],
  ])('%s → %j', (id, expected) => expect(branchesAbove(menu, id)).toEqual(expected));
});

describe('only one submenu is open at a time', () => {
  test.each([
    [[], ['apps'], ['apps']],
    [['apps'], ['system'], ['system']],
    [['apps'], ['apps'], []],
    [['apps'], ['apps', 'sources'], ['apps', 'sources']],
    [['apps', 'sources'], ['apps', 'sources'], ['apps']],
    [['apps', 'sources'], ['apps'], []],
    [['apps', 'sources'], ['system'], ['system']],
  ])('open %j, press %j → %j', (open, path, expected) => expect(pressBranch(open, path)).toEqual(expected));
});

describe('the top entry of a page is the one that is or holds it', () => {
  test.each([
    ['home', 'home'],
    ['sql', 'apps'],
    ['apps', 'apps'],
    ['unknown', null],
    [null, null],
  ])('%s → %s', (id, expected) => expect(topEntryOf(menu, id)).toBe(expected));
});

describe('a menu of 10,000 entries', () => {
  const DEPTH = 12;
  const deep = (depth: number, at: number): NavItem => item(`${at}.${depth}`, depth < DEPTH ? [deep(depth + 1, at)] : undefined);
  const large = Array.from({ length: 834 }, (_, at) => deep(1, at));

  test('twelve levels deep opens every level above the last page', () => {
    expect(branchesAbove(large, '833.12')).toEqual(Array.from({ length: DEPTH - 1 }, (_, at) => `833.${at + 1}`));
  });

  test('one below another is no more than a list', () => {
    let chain = item('last');
    for (let depth = 0; depth < 10_000; depth++) chain = item(`${depth}`, [chain]);
    expect(branchesAbove([chain], 'last')).toHaveLength(10_000);
  });

  test('each entry is looked at once', () => {
    let looks = 0;
    const watched = large.map((branch) => ({
      ...branch,
      get id() {
        looks += 1;
        return branch.id;
      },
    }));
    branchesAbove(watched, 'unknown');
    expect(looks).toBe(large.length);
  });
});
