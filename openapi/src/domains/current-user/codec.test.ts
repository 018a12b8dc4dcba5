import { expect, test } from 'vitest';
import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { goodData } from '../../testing/spec-examples.ts';
import { decodeCurrentUser } from './index.ts';

type Wire = OperationShapes['getCurrentUser']['data'];
const userInfo = { userId: '1', userAccount: 'admin' };
const decode = (change: Partial<Wire>) => decodeCurrentUser({ menuList: [], userInfo, ...change });
const examples = goodData('getCurrentUser').flatMap(([name, data]) => (data ? [[name, data] as const] : []));

test.each(examples)('the answer "%s" of the description is read without a problem', (_, data) => {
  const { menus, menuProblems, user } = decodeCurrentUser(data);
  expect(menuProblems).toEqual([]);
  expect(menus.map(({ id }) => id)).toEqual((data.menuList ?? []).map(({ id }) => id));
  expect(user.userAccount).toBe(data.userInfo.userAccount);
});

test('the clerk of the description has a page below a directory, and its buttons', () => {
  const { menus, permissions } = decodeCurrentUser(examples[0]![1]);
  const page = menus[0]?.children[0];
  expect(menus.map(({ kind, linkTarget }) => [kind, linkTarget])).toEqual([
    ['directory', '_self'],
    ['category', '_self'],
    ['category', '_self'],
    ['link', '_blank'],
  ]);
  expect(page).toMatchObject({
    kind: 'page',
    parentId: menus[0]?.id,
    property: { moduleId: '531001000000000002', isTree: false },
    children: [],
  });
  expect([...(permissions.get(page?.property.moduleId ?? '')?.buttons ?? [])]).toEqual([
    'btn_add',
    'btn_edit',
    'btn_remove',
    'btn_import',
    'btn_export',
  ]);
});

test('lists the server leaves out are empty', () => {
  const { menus, permissions, user } = decode({ menuList: null, permissionList: null });
  expect([menus, permissions.size, user.organizeIdList, user.positions, user.systems]).toEqual([[], 0, [], [], []]);
});

test('permission lists that are null grant nothing, and nothing is granted by the name of a prototype', () => {
  const { permissions } = decode({ permissionList: [{ modelId: 'm', button: null, column: null, form: null }] });
  expect(permissions.get('m')?.buttons.size).toBe(0);
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(permissions.has(name)).toBe(false);
    expect(permissions.get('m')?.buttons.has(name)).toBe(false);
  }
});

test('two entries of one page add up', () => {
  const { permissions } = decode({
    permissionList: [
      { modelId: 'm', button: [{ enCode: 'btn_add' }, { enCode: null }] },
      { modelId: 'm', button: [{ enCode: 'btn_edit' }], column: [{ enCode: 'fullName' }] },
    ],
  });
  expect([...(permissions.get('m')?.buttons ?? [])]).toEqual(['btn_add', 'btn_edit']);
  expect([...(permissions.get('m')?.columns ?? [])]).toEqual(['fullName']);
});

test.each([
  [null, false],
  [undefined, false],
  [1_790_000_000_000, true],
  ['2026-08-01 09:00:00', true],
])('a password changed at %j: has it been changed?', (changePasswordDate, hasChangedPassword) => {
  expect(decode({ userInfo: { ...userInfo, changePasswordDate } }).user.hasChangedPassword).toBe(hasChangedPassword);
});

test('the sign-in before is told only when the server has one', () => {
  expect(decode({ userInfo: { ...userInfo, prevLogin: 0, prevLoginTime: 5 } }).user.previousLogin).toBeNull();
  expect(decode({ userInfo: { ...userInfo, prevLogin: 1, prevLoginTime: 5, prevLoginIPAddress: '::1' } }).user.previousLogin).toEqual({
    at: 5,
    ipAddress: '::1',
    ipAddressName: '',
  });
});
