import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

let sandbox: Sandbox;
let staff: Person;
beforeAll(async () => {
  sandbox = await startForTest();
  staff = await signIn(sandbox.url, 'staff');
});
afterAll(() => sandbox.close());

/** Rows of an answer, however it lists them. */
const rowsOf = (data: unknown): readonly unknown[] => {
  const list = Array.isArray(data) ? data : (data as { readonly list?: readonly unknown[] }).list;
  return list ?? [];
};
const ids = { departIds: [], positionIds: [], roleIds: [], groupIds: [], userIds: [], ids: [] };
const page = { keyword: '', currentPage: 1, pageSize: 20 };

it.each([
  ['listAllowedUsers', { body: { ...ids, pagination: page } }],
  ['pageSelectedUsers', { body: { ids: [], pagination: page } }],
  ['listSelectedUsers', { body: { ids: [] } }],
  ['findUsers', { body: { ids: [] } }],
  ['listAllowedOrganizations', { body: { departIds: [], keyword: '' } }],
  ['listAllowedPositions', { body: { departIds: [], positionIds: [], keyword: '' } }],
  ['listAllowedRoles', { body: { ids: [], keyword: '' } }],
  ['listPositionsByOrganizations', { body: { organizeIds: [] } }],
] as const)('%s limited to nothing offers nobody', async (operation, asked) => {
  expect(rowsOf(await staff.data(operation, asked as never))).toEqual([]);
});
