import type { RightChoice, RightStep } from '@milepost/openapi/domains/authority';
import { expect, test } from 'vitest';
import { sideBySide, filteredRows } from './sideBySide.ts';
import type { AllRights } from './sideBySide.ts';

const node = (id: string, children: readonly object[] = []) => ({ id, fullName: `the ${id}`, children });
const MENU = [node('office', [node('people', [node('user'), node('role')]), node('home')])];
const role = (menuIds: readonly string[]) =>
  ({ menu: { nodes: MENU, chosenIds: menuIds, allIds: [] } as unknown as RightChoice }) as AllRights;
const rows = sideBySide(
  ['menu'] as readonly RightStep[],
  [role(['office', 'people', 'user', 'home']), role(['home'])],
  ({ fullName }) => fullName,
);

test('what can be given stands beside who has it, below what it belongs to; folders say nothing', () => {
  expect(rows.map(({ name, path, has }) => [name, path.join('/'), has])).toEqual([
    ['the user', 'the office/the people', [true, false]],
    ['the role', 'the office/the people', [false, false]],
    ['the home', 'the office', [true, true]],
  ]);
  expect(sideBySide(['menu'], [], ({ fullName }) => fullName)).toEqual([]);
});

test.each([
  ['all', '', ['the user', 'the role', 'the home']],
  ['held', '', ['the user', 'the home']],
  ['differing', '', ['the user']],
  ['all', ' PEOPLE ', ['the user', 'the role']],
] as const)('of %s rights with the keyword "%s" those are shown: %j', (wanted, keyword, names) =>
  expect(filteredRows(rows, wanted, keyword).map(({ name }) => name)).toEqual(names),
);
