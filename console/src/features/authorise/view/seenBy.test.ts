import type { RightChoice } from '@milepost/openapi/domains/authority';
import { expect, test } from 'vitest';
import type { AllRights } from '../compare/sideBySide.ts';
import { menuOf, rightsOn } from './seenBy.ts';

const node = (id: string, ...children: object[]) => ({ id, fullName: id, children });
const choice = (nodes: readonly object[], chosenIds: readonly string[]) => ({ nodes, chosenIds, allIds: [] }) as unknown as RightChoice;
const MENU = [node('office', node('people', node('user'), node('role'))), node('shop')];
const NONE = choice([], []);
const RIGHTS: AllRights = {
  system: choice([node('office'), node('shop')], ['office', 'shop']),
  // The server names folders above what is given, and systems without a page.
  menu: choice(MENU, ['office', 'shop', 'people', 'role']),
  button: choice([node('office', node('people', node('role', node('add'), node('tools', node('edit')))))], ['add', 'edit']),
  column: NONE,
  form: NONE,
  data: NONE,
};

test('somebody with a role alone has the pages they were given, below their folders; a system without a page is not there', () =>
  expect(menuOf(RIGHTS)).toEqual([node('office', node('people', node('role')))]));

test.each([
  ['role', 'button', ['add', 'edit'], ['tools']],
  ['role', 'column', [], []],
  ['user', 'button', [], []],
] as const)('on the page %s the rights of kind %s are told that are given, and those that are not', (page, kind, has, lacks) => {
  const rights = rightsOn(RIGHTS, page)[kind];
  expect([rights.has.map(({ id }) => id), rights.lacks.map(({ id }) => id)]).toEqual([has, lacks]);
});
