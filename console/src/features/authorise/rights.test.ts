import type { RightNode } from '@milepost/openapi/domains/authority';
import { expect, test } from 'vitest';
import { rightsQueryOf, difference, idsOf, namesOf, rightsOf, seenStep } from './rights.ts';

const node = (id: string, ...children: RightNode[]): RightNode => ({ id, parentId: null, fullName: id, icon: '', sortCode: 0, children });
const MENUS = [node('main', node('folder', node('users'), node('roles')), node('home'))];
/** The role has one page of the folder; the server names the folder, too. */
const answer = { nodes: MENUS, chosenIds: ['main', 'folder', 'users'], allIds: [] };

test('a folder the role has in part does not give all that stands in it', () =>
  expect([...seenStep(answer, undefined).chosen]).toEqual(['users']));

test('what is chosen is saved with everything above it', () => {
  const menu = { ...seenStep(answer, undefined), chosen: new Set(['roles']) };
  expect(idsOf(menu)).toEqual(['roles', 'folder', 'main']);
  expect(rightsOf({ menu })).toMatchObject({ menuIds: ['roles', 'folder', 'main'], buttonIds: [] });
});

test('a step is asked for below the choice of the step it hangs on', () => {
  const seen = { system: { nodes: [node('main')], had: new Set<string>(), chosen: new Set(['main']) }, menu: seenStep(answer, undefined) };
  expect(rightsQueryOf('menu', seen)).toEqual(['main']);
  expect(rightsQueryOf('data', seen)).toEqual(['users', 'folder', 'main']);
});

test('a decision stays when the step is shown again, and what is new in it is as the role has it', () => {
  const before = { ...seenStep({ ...answer, nodes: [node('users')] }, undefined), chosen: new Set<string>() };
  const again = seenStep({ ...answer, chosenIds: ['users', 'home'] }, before);
  expect([...again.chosen]).toEqual(['home']);
  expect(difference({ menu: again })).toEqual({ added: 0, removed: 1 });
});

test('entries are named as in the menu, those below others too', () =>
  expect([...namesOf([{ id: '1', fullName: 'System', children: [{ id: '2', fullName: 'Users', children: [] }] }])]).toEqual([
    ['1', 'System'],
    ['2', 'Users'],
  ]));
