import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupCodecs } from '../../../../../src/domains/group/index.ts';
import { memberCodecs, type MembersDraft } from '../../../../../src/domains/member/index.ts';
import { positionCodecs } from '../../../../../src/domains/position/index.ts';
import { roleCodecs } from '../../../../../src/domains/role/index.ts';
import type { Sandbox } from '../../../index.ts';
import { startForTest } from '../../client.ts';
import { enter, only, read, refusal, told, type Api, type SignedIn } from '../client.ts';
import { NO_RIGHT } from '../../no-right.ts';

let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
let staffId: string;
beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff] = [await enter(sandbox.url, 'admin'), await enter(sandbox.url, 'staff')];
  staffId = await idOf(staff.api);
});
afterAll(() => sandbox.close());

const infoOf = async (api: Api) => {
  const { data } = await api.getCurrentUser();
  if (!data) throw new Error('nobody is signed in');
  return data.userInfo;
};
const idOf = async (api: Api) => (await infoOf(api)).userId ?? '';
const members = async (id: string) => (await read(memberCodecs.listMembers, admin.api.listMembers({ path: { id } }))).userIds;
const set = (holder: MembersDraft['holder'], id: string, userIds: string[], api = admin.api) =>
  api.setMembers({ path: { id }, body: memberCodecs.setMembers.body.encode({ holder, userIds }) });
const roleId = async (keyword: string) => {
  const { rows } = await read(roleCodecs.listRoles, admin.api.listRoles({ query: { keyword } }));
  return only(rows, keyword, ({ enCode }) => enCode === keyword).id;
};

it('a role that gets and loses somebody changes what they may do; the role they are named by follows', async () => {
  const [road, audit] = [await roleId('roadStaff'), await roleId('flowApprover')];
  const before = await members(road);
  expect(before).toContain(staffId);
  expect(await told(set('role', audit, [...(await members(audit)), staffId]))).toBe('操作成功');
  expect((await infoOf(staff.api)).roleIds).toEqual(expect.arrayContaining([road, audit]));
  await set(
    'role',
    road,
    before.filter((id) => id !== staffId),
  );
  expect((await infoOf(staff.api)).roleIds).toEqual([audit]);
  const { data } = await staff.api.getCurrentUser();
  expect(data?.menuList).toEqual([]);
  await set('role', road, before);
  expect(await members(road)).toEqual(before);
});

it('lists of positions and groups count who belongs to each, and are ordered by it', async () => {
  const groups = () => read(groupCodecs.listGroups, admin.api.listGroups({ query: { sidx: 'memberCount', sort: 'desc', pageSize: 500 } }));
  const { rows } = await groups();
  const counts = rows.map(({ memberCount }) => memberCount ?? -1);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const [fullest] = rows;
  const people = await members(fullest?.id ?? '');
  expect(fullest?.memberCount).toBe(people.length);
  await set('group', fullest?.id ?? '', people.slice(1));
  expect((await groups()).rows.find(({ id }) => id === fullest?.id)?.memberCount).toBe(people.length - 1);
  await set('group', fullest?.id ?? '', people);
  const places = (await read(positionCodecs.listPositions, admin.api.listPositions({ query: { pageSize: 500 } }))).rows;
  const vacant = places.find(({ memberCount }) => memberCount === 0);
  expect(await members(vacant?.id ?? '')).toEqual([]);
  const held = places.find(({ memberCount }) => memberCount !== 0);
  expect(held?.memberCount).toBe((await members(held?.id ?? '')).length);
});

it('positions and groups take and lose people; who has positions has a current one', async () => {
  const { rows } = await read(positionCodecs.listPositions, admin.api.listPositions({ query: { pageSize: 500 } }));
  const [own = ''] = (await infoOf(staff.api)).positionIds?.map(({ id }) => id) ?? [];
  const other = rows.find(({ id }) => id !== own)?.id ?? '';
  const holders = await members(own);
  await set('position', other, [...(await members(other)), staffId]);
  await set(
    'position',
    own,
    holders.filter((id) => id !== staffId),
  );
  expect((await infoOf(staff.api)).positionId).toBe(other);
  const groups = await read(groupCodecs.listGroups, admin.api.listGroups({ query: {} }));
  const group = groups.rows[0]?.id ?? '';
  await set('group', group, [staffId]);
  expect((await infoOf(staff.api)).groupIds).toContain(group);
  await set('group', group, []);
  expect(await members(group)).toEqual([]);
});

it('the last administrator stays one, strangers, unknown people and other kinds are refused', async () => {
  const administrators = await roleId('administrator');
  expect(await refusal(set('role', administrators, []))).toBe('系统至少需要一个可用的管理员，请先指定其他管理员');
  expect((await infoOf(admin.api)).isAdministrator).toBe(true);
  expect(await refusal(set('group', administrators, [staffId]))).toBe('该记录不是分组，请刷新后重试');
  expect(await refusal(set('role', await roleId('roadStaff'), ['nobody']))).toContain('不存在');
  expect(await refusal(staff.api.listMembers({ path: { id: administrators } }))).toMatch(NO_RIGHT);
  expect(await refusal(admin.api.listMembers({ path: { id: 'nowhere' } }))).toContain('不存在');
});
