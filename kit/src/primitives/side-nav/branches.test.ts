import { describe, expect, test } from 'vitest';
import { Dot } from 'lucide';
import { branchesAbove, pressBranch } from './branches.ts';
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
